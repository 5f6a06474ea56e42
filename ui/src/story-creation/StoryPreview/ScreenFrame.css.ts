import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, radius } = vars;

/** As high as the scaled screen. */
export const stand = style({ position: 'relative', overflow: 'hidden', inlineSize: '100%' });

export const screen = style({
  display: 'block',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.bg,
  transformOrigin: 'top left',
});
