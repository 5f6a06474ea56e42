import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const skeleton = style({ padding: `${space[12]} ${space[5]}` });

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3.5],
  maxInlineSize: '38rem',
  marginInline: 'auto',
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '5 / 2',
  borderRadius: radius.xs,
  background: color['surface-2'],
});

export const title = style({
  justifySelf: 'center',
  inlineSize: '56%',
  blockSize: '40px',
  marginBlock: `${space[3.5]} ${space[6.5]}`,
  borderRadius: radius.s,
  background: color['surface-3'],
});

export const line = style({ blockSize: '18px', borderRadius: radius.xs, background: color['surface-2'] });
