import { globalStyle, keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, weight, space } = vars;

export const markdown = style({ overflowWrap: 'anywhere', minInlineSize: 0 });

globalStyle(`${markdown} > * + *`, { marginBlockStart: '.7em' });
globalStyle(`${markdown} :is(ul, ol)`, { paddingInlineStart: '1.4em' });
globalStyle(`${markdown} ul`, { listStyle: 'disc' });
globalStyle(`${markdown} ol`, { listStyle: 'decimal' });
globalStyle(`${markdown} li + li`, { marginBlockStart: '.25em' });
globalStyle(`${markdown} strong`, { fontWeight: weight.emphasis });
globalStyle(`${markdown} blockquote`, {
  paddingInlineStart: space[3.5],
  borderInlineStart: `3px solid ${color.line}`,
  opacity: 0.86,
});
globalStyle(`${markdown} hr`, {
  inlineSize: '40%',
  marginInline: 'auto',
  border: 0,
  borderBlockStart: `1px solid ${color.line}`,
});
globalStyle(`${markdown} a`, { textDecoration: 'underline', textUnderlineOffset: '3px' });
globalStyle(`${markdown} code`, { fontFamily: 'ui-monospace, monospace', fontSize: '.92em' });
globalStyle(`${markdown} pre`, {
  padding: `${space[2.5]} ${space[3]}`,
  borderRadius: vars.radius.s,
  background: color['bg-sunk'],
  color: color.text,
  whiteSpace: 'pre-wrap',
});
globalStyle(`${markdown} img`, { borderRadius: vars.radius.m });

export const heading = style({
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: weight.display,
  lineHeight: vars.line.display,
});

/** Actions stand in italics of the story face; scripts without italics set them quieter instead. */
export const action = style({
  fontFamily: vars.font.story,
  fontSize: '1.08em',
  fontStyle: 'italic',
  lineHeight: 1,
  opacity: 0.84,
  selectors: {
    '&:is(:lang(ar), :lang(zh), :lang(ja), :lang(ko))': { fontSize: '1em', fontStyle: 'normal' },
  },
});

const blinking = keyframes({ '50%': { opacity: 0.25 } });

/** Stands after the newest word of a reply that is still being written. */
export const withCaret = style({});

globalStyle(`${withCaret} > :last-child::after, ${withCaret}:empty::after`, {
  content: '',
  display: 'inline-block',
  inlineSize: '.5em',
  blockSize: '1em',
  marginInlineStart: '.25em',
  borderRadius: '2px',
  background: color.primary,
  verticalAlign: '-.12em',
  animation: `${blinking} 1.2s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
