import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, radius } = vars;

export const skeleton = style({ padding: '48px 20px' });

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '14px',
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
  marginBlock: '14px 26px',
  borderRadius: radius.s,
  background: color['surface-3'],
});

export const line = style({ blockSize: '18px', borderRadius: radius.xs, background: color['surface-2'] });
