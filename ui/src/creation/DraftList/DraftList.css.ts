import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, radius } = vars;

export const portrait = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  border: `2px dashed ${color.line}`,
  borderRadius: radius.m,
  color: color['text-3'],
});
