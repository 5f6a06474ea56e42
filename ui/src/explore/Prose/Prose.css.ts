import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const prose = style({
  maxInlineSize: vars.size.readMax,
  color: vars.color.text,
  fontFamily: vars.font.story,
  fontSize: '1.1875rem',
  lineHeight: vars.line.story,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

globalStyle(`${prose} > p`, { margin: 0 });
globalStyle(`${prose} > p + p`, { marginBlockStart: '.85em' });
