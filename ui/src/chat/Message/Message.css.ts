import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

/** How wide a portrait is over a bubble on phones, in pixels. */
const phonePortrait = 30;

export const message = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '14px',
  paddingBlockEnd: '22px',
  borderRadius: radius.l,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.phone]: {
      gap: '10px',
      paddingBlockEnd: '18px',
    },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  maxInlineSize: 'min(100%, 642px)',
});

export const theirs = style([column]);

/** On phones portrait and name stand over the bubble, which has the whole width. */
export const portrait = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: 'block',
      inlineSize: `${phonePortrait}px`,
      overflow: 'hidden',
      borderRadius: radius.arch,
    },
  },
});

globalStyle(`${portrait} > img`, { '@media': { [media.phone]: { inlineSize: '100%', blockSize: 'auto' } } });

/** What the visitor writes stands at the other side. */
export const mine = style([
  column,
  {
    alignItems: 'flex-end',
    marginInlineStart: 'auto',
    maxInlineSize: '78%',
    '@media': { [media.phone]: { maxInlineSize: '86%' } },
  },
]);

export const speaker = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlock: '2px 7px',
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: 620,
  lineHeight: 1.2,
  selectors: { ':root:lang(ar) &': { fontWeight: 700 } },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${theirs} > &`]: {
          minBlockSize: '36px',
          marginBlockStart: 0,
          paddingInlineStart: `${phonePortrait + 9}px`,
        },
      },
    },
  },
});

/** A branch's name, a pin: beside the speaker, quieter. */
export const mark = style({
  ...text('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  color: color['text-3'],
  fontFamily: vars.font.ui,
});

const bubble = style({
  ...text('chat'),
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: '14px 18px',
  border: `1px solid ${color.line}`,
  borderRadius: '20px',
  touchAction: 'pan-y',
  selectors: { ':root:lang(ar) &': { lineHeight: 1.75 } },
});

/** The corner towards the speaker is tight. */
export const theirBubble = style([
  bubble,
  { borderStartStartRadius: '6px', background: color.bubble, color: color.text },
]);

export const myBubble = style([
  bubble,
  {
    borderEndEndRadius: '6px',
    borderColor: 'transparent',
    background: color['bubble-me'],
    color: color['on-bubble-me'],
  },
]);

/** The message that was jumped to. */
export const found = style({ outline: `2px solid ${color.primary}`, outlineOffset: '2px' });

export const waiting = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color['text-2'],
});

export const deleted = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockEnd: '22px',
  padding: '8px 14px',
  border: `1px dashed ${color.line}`,
  borderRadius: radius.m,
  color: color['text-3'],
});

export const outcome = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  marginBlockStart: '8px',
  color: color['text-2'],
});

export const failed = style([
  outcome,
  { padding: '8px 12px', borderRadius: radius.m, background: color['danger-soft'], color: color.danger },
]);

export const outcomeWords = style({ display: 'inline-flex', alignItems: 'center', gap: '7px' });
