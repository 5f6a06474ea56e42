import { style } from '@vanilla-extract/css';

import { growingInput, growingText, whileWriting } from '../../primitives/TextField/growing-text';
import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, fineSpace, radius, space, weight } = vars;

export const meet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  maxInlineSize: vars.size.thread,
});

export const log = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4.5],
  paddingBlockEnd: space[2],
});

export const theirs = style({ display: 'flex', alignItems: 'start', gap: space[3] });

export const portrait = style({
  flex: 'none',
  inlineSize: '44px',
  blockSize: '54px',
  borderRadius: radius.arch,
  objectFit: 'cover',
  objectPosition: '50% 22%',
  background: color['surface-3'],
  '@media': { [media.phone]: { inlineSize: '36px', blockSize: '44px' } },
});

export const said = style({ display: 'grid', justifyItems: 'start', gap: fineSpace[5], minInlineSize: 0 });

export const speaker = style({
  ...text('card-name'),
  margin: 0,
  fontSize: '1rem',
  overflowWrap: 'anywhere',
});

const bubble = style({
  ...text('chat'),
  margin: 0,
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: '20px',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { ':root:lang(ar) &': { lineHeight: 1.75 } },
});

/** The corner towards the speaker is tight. */
export const theirBubble = style([
  bubble,
  { borderStartStartRadius: '6px', background: color.bubble, color: color.text },
]);

export const mine = style({ display: 'grid', justifyItems: 'end', paddingInlineStart: space[12] });

export const myBubble = style([
  bubble,
  {
    borderEndEndRadius: '6px',
    borderColor: 'transparent',
    background: color['bubble-me'],
    color: color['on-bubble-me'],
  },
]);

export const waiting = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: color['text-2'],
});

export const note = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2.5],
  margin: 0,
  padding: `${space[3]} ${space[3.5]}`,
  borderRadius: radius.m,
  background: color['surface-1'],
  color: color.text,
  textWrap: 'pretty',
  selectors: {
    '&:not([data-state="used-up"])': {
      background: color['danger-soft'],
      color: color.danger,
      fontWeight: weight.label,
    },
  },
});

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: '58px',
  padding: `${space[1.5]} ${space[1.5]} ${space[1.5]} ${space[4]}`,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: '16px',
  background: color['surface-1'],
  selectors: {
    ...whileWriting,
    '[dir="rtl"] &': { padding: `${space[1.5]} ${space[4]} ${space[1.5]} ${space[1.5]}` },
  },
});

export const growing = style(growingText('30dvh'));

export const input = style(growingInput);

export const send = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.tap,
  blockSize: vars.size.tap,
  border: 0,
  borderRadius: '50%',
  background: color['primary-soft'],
  color: color['primary-text'],
  cursor: 'pointer',
  selectors: {
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&[aria-busy]': { opacity: 1, cursor: 'progress' },
    '&[data-priced]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      inlineSize: 'auto',
      minInlineSize: vars.size.tap,
      paddingInline: space[3],
      borderRadius: '12px',
    },
  },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const left = style({
  ...text('small'),
  margin: 0,
  color: color['text-2'],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: color.danger, fontWeight: weight.label } },
});

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
