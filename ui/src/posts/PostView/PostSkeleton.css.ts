import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const sheet = style({ display: 'grid', gap: vars.space[3] });

export const face = style({
  inlineSize: '44px',
  blockSize: '54px',
  borderRadius: vars.radius.arch,
  background: vars.color['surface-3'],
});

export const bar = style({ blockSize: '20px', borderRadius: vars.radius.s, background: vars.color['surface-2'] });

export const line = style([bar, { inlineSize: '60%' }]);
