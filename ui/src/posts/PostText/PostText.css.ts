import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const postText = style({
  color: vars.color.text,
  fontFamily: vars.font.story,
  fontSize: '1.1875rem',
  lineHeight: vars.line.story,
  maxInlineSize: vars.size.readMax,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});

globalStyle(`${postText} > p`, { margin: 0 });
globalStyle(`${postText} > p + p`, { marginBlockStart: '.85em' });

/** No more than a card has room for; the whole is on the post's own page. */
export const clamped = style([
  postText,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 7,
    overflow: 'hidden',
  },
]);

export const whole = style([postText, { fontSize: '1.375rem' }]);
