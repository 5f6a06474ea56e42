import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const arch = style({
  display: 'block',
  flex: 'none',
  aspectRatio: '1 / 1.22',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  borderRadius: vars.radius.arch,
  color: 'transparent',
});
