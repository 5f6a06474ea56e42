import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const images = style({ display: 'grid', gap: '8px', marginBlockEnd: '10px' });

/** As large as the bubble lets it be, and never taller than most of the window. */
export const image = style({
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '60dvh',
  borderRadius: vars.radius.m,
  background: vars.color['surface-3'],
});
