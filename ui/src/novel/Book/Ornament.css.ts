import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const ornament = style({
  display: 'block',
  blockSize: '.6em',
  inlineSize: '6em',
  marginInline: 'auto',
  color: vars.color['line-strong'],
});
