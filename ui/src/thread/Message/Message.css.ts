import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, fineSpace, weight } = vars;

/** How wide a portrait is over a bubble on phones, in pixels. */
const phonePortrait = '30px';

export const message = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3.5],
  paddingBlockEnd: space[5.5],
  borderRadius: radius.l,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.phone]: {
      gap: space[2.5],
      paddingBlockEnd: space[4.5],
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
      inlineSize: phonePortrait,
      overflow: 'hidden',
      borderRadius: radius.arch,
    },
  },
});

/** In the place of a portrait that is not repeated; on phones there is none beside the words. */
export const portraitRoom = style({
  flex: 'none',
  inlineSize: '44px',
  '@media': { [media.phone]: { display: 'none' } },
});

globalStyle(`${portrait} > img`, { '@media': { [media.phone]: { inlineSize: '100%', blockSize: 'auto' } } });

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
  marginBlock: `${space[0.5]} ${fineSpace[7]}`,
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: weight.action,
  lineHeight: 1.2,
  selectors: { ':root:lang(ar) &': { fontWeight: weight.bold } },
  '@media': {
    [media.phone]: {
      selectors: {
        [`${theirs} > &`]: {
          minBlockSize: '36px',
          marginBlockStart: 0,
          paddingInlineStart: `calc(${phonePortrait} + ${fineSpace[9]})`,
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
  gap: fineSpace[5],
  color: color['text-3'],
  fontFamily: vars.font.ui,
});

const bubble = style({
  ...text('chat'),
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxInlineSize: '100%',
  padding: `${space[3.5]} ${space[4.5]}`,
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
  marginBlockEnd: space[5.5],
  padding: `${space[2]} ${space[3.5]}`,
  border: `1px dashed ${color.line}`,
  borderRadius: radius.m,
  color: color['text-3'],
});

export const outcome = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1.5]} ${space[3]}`,
  marginBlockStart: space[2],
  color: color['text-2'],
});

export const failed = style([
  outcome,
  { padding: `${space[2]} ${space[3]}`, borderRadius: radius.m, background: color['danger-soft'], color: color.danger },
]);

export const outcomeWords = style({ display: 'inline-flex', alignItems: 'center', gap: fineSpace[7] });
