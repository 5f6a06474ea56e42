import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { space } = vars;

export const images = style({ display: 'grid', gap: space[2], marginBlockEnd: space[2.5] });

/** As large as the bubble lets it be, and never taller than most of the window. */
export const image = style({
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '60dvh',
  borderRadius: vars.radius.m,
  background: vars.color['surface-3'],
});
