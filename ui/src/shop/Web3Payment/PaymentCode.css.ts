import { style } from '@vanilla-extract/css';

import { ink } from '../../theme/art-styles';
import { vars } from '../../theme/vars.css';

/** Dark on light by day and by night: cameras look for that. */
export const code = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '300px',
  blockSize: 'auto',
  borderRadius: vars.radius.m,
  background: vars.onArt.text,
});

export const modules = style({ fill: ink });
