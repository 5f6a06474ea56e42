import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const message = style({ display: 'flex', alignItems: 'flex-start', gap: '14px', maxInlineSize: '92%' });

export const mine = style([message, { marginInlineStart: 'auto', maxInlineSize: '78%', inlineSize: 'fit-content' }]);

export const speaker = style({
  margin: '2px 0 8px',
  fontFamily: vars.font.display,
  fontSize: '1rem',
  fontWeight: 620,
  lineHeight: 1.2,
  selectors: { ':root:lang(ar) &': { fontWeight: 700 } },
});

const bubble = style({
  ...text('chat'),
  padding: '14px 18px',
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
