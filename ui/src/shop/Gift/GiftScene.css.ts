import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, shelf: wood, space } = vars;

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '232px',
  background: `radial-gradient(circle at 50% 62%, ${color['primary-soft']}, ${color['surface-2']} 68%)`,
});

export const drawing = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space[2],
  inlineSize: '224px',
  marginInline: 'auto',
});

export const shelf = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '8px',
  borderBlockStart: `1px solid ${wood.lip}`,
  background: `linear-gradient(${wood.face}, ${wood.base})`,
});
