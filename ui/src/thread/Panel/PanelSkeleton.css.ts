import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const shape = style({
  blockSize: '88px',
  borderRadius: vars.radius.m,
  background: vars.color['surface-2'],
});
