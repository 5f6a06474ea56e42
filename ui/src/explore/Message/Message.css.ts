import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, weight } = vars;

export const message = style({ display: 'flex', alignItems: 'flex-start', gap: space[3.5], maxInlineSize: '92%' });

export const mine = style([message, { marginInlineStart: 'auto', maxInlineSize: '78%', inlineSize: 'fit-content' }]);

export const speaker = style({
  margin: `${space[0.5]} 0 ${space[2]}`,
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: weight.action,
  lineHeight: 1.2,
  selectors: { ':root:lang(ar) &': { fontWeight: weight.bold } },
});

const bubble = style({
  ...text('chat'),
  padding: `${space[3.5]} ${space[4.5]}`,
  border: `1px solid ${vars.color.line}`,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  selectors: { ':root:lang(ar) &': { lineHeight: 1.75 } },
});

/** The corner towards the speaker is tight. */
export const theirBubble = style([
  bubble,
  {
    borderRadius: '20px',
    borderStartStartRadius: '6px',
    background: vars.color.bubble,
    color: vars.color.text,
  },
]);

export const myBubble = style([
  bubble,
  {
    borderRadius: '20px',
    borderEndEndRadius: '6px',
    borderColor: 'transparent',
    background: vars.color['bubble-me'],
    color: vars.color['on-bubble-me'],
  },
]);
