import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, space, weight } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3.5]} ${space[3.5]} ${space[3.5]} ${space[4.5]}`,
  border: `1.5px solid ${color['line-strong']}`,
  borderRadius: vars.radius.l,
  background: color['surface-1'],
  selectors: {
    '[dir="rtl"] &': { padding: `${space[3.5]} ${space[4.5]} ${space[3.5]} ${space[3.5]}` },
    '&[data-invalid]': { borderColor: color.danger },
    '&:has(textarea:focus)': {
      borderColor: color.focus,
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const head = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  color: color['text-3'],
});

export const label = style({ ...text('label'), color: color.text, fontWeight: weight.strong });

export const input = style({
  fieldSizing: 'content',
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '3.2em',
  maxBlockSize: '40dvh',
  padding: 0,
  border: 0,
  outline: 0,
  resize: 'none',
  background: 'transparent',
  color: color.text,
  fontFamily: vars.font.story,
  fontSize: '1.125rem',
  lineHeight: vars.line.story,
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: color['text-3'], opacity: 1 } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3.5]}`,
});

export const hint = style({ ...text('small'), color: color['text-2'] });

export const answer = style({
  display: 'grid',
  gap: space[3],
  selectors: { '&:not(:empty)': { marginBlockStart: space[3.5] } },
});

export const answerLine = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[3]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const answerLabel = style({ ...text('small'), color: color['text-2'], overflowWrap: 'break-word' });

/** What the words of a chip are for, where two chips have the same words. */
export const chipPart = style({ ...text('small'), color: color['text-2'] });

export const missing = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fineSpace[7],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '36px',
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px dashed ${color['line-strong']}`,
  borderRadius: vars.radius.pill,
  color: color['text-2'],
  fontWeight: weight.micro,
  overflowWrap: 'anywhere',
});

globalStyle(`${missing} > bdi`, { minInlineSize: 0 });
