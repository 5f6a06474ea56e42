import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, size, space, weight } = vars;

const barsAbove = '180px';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  // Below the bars that stay at the top of narrow windows.
  scrollMarginBlock: barsAbove,
});

export const facts = style({ display: 'inline-flex', flexWrap: 'wrap', columnGap: space[3] });

export const textBox = style({
  display: 'grid',
  minInlineSize: 0,
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: '14px',
  background: color.bg,
  selectors: {
    '&[data-invalid]': { borderColor: color.danger },
    '&:has(textarea:focus)': {
      borderColor: color.focus,
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** The face that the character's words are read in, in a box as tall as its text. */
export const textInput = style({
  ...text('chat'),
  fontFamily: vars.font.story,
  lineHeight: 1.6,
  fieldSizing: 'content',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '3.2em',
  maxBlockSize: 'min(60dvh, 560px)',
  padding: `${fineSpace[13]} ${space[4.5]}`,
  border: 0,
  outline: 0,
  borderRadius: '13px',
  background: 'transparent',
  color: color.text,
  overflowWrap: 'anywhere',
  resize: 'vertical',
  selectors: {
    '&::placeholder': { color: color['text-3'], opacity: 1 },
    '&[data-long]': { fieldSizing: 'fixed', blockSize: 'min(60dvh, 560px)' },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entryHead = style({ display: 'inline-flex', alignItems: 'center', marginBlock: `-${space[2]}` });

export const removedNote = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  margin: 0,
  color: color['text-2'],
});

export const freeTags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2.5] });

export const grow = style({ flex: '1 1 240px', minInlineSize: 0 });

export const numberInput = style({
  ...text('body'),
  inlineSize: '9em',
  maxInlineSize: '100%',
  minBlockSize: '52px',
  paddingInline: space[3.5],
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: '14px',
  background: color.bg,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
});

export const range = style({ inlineSize: '100%', minBlockSize: size.tap, margin: 0, accentColor: color.primary });

export const disclosure = style({
  borderBlock: `1px solid ${color.line}`,
  selectors: { '& + &': { borderBlockStart: 0 } },
});

export const summary = style({
  ...text('label'),
  minBlockSize: '52px',
  paddingBlock: space[4],
  color: color['primary-text'],
  fontWeight: weight.strong,
  cursor: 'pointer',
});

export const disclosed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlockEnd: space[5],
});

export const check = style({
  ...text('body'),
  display: 'flex',
  gap: space[3],
  alignItems: 'start',
  minBlockSize: size.tap,
  paddingBlock: space[2.5],
});

export const portrait = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
});

export const portraitPicture = style({
  inlineSize: '104px',
  blockSize: '128px',
  flex: 'none',
  objectFit: 'cover',
  objectPosition: '50% 22%',
  borderRadius: radius.arch,
  background: color['surface-2'],
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[2.5] });

export const factList = style({
  ...text('body'),
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
});

export const address = style({
  overflowWrap: 'anywhere',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  '@media': { [media.phone]: { fontSize: '.9375rem' } },
});
