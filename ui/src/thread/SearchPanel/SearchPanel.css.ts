import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { weight } = vars;

export const match = style({
  borderRadius: '3px',
  background: vars.color['primary-soft'],
  color: vars.color['primary-text'],
  fontWeight: weight.action,
});
