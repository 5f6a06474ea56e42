import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const skip = style({
  ...text('label'),
  position: 'fixed',
  insetBlockStart: '10px',
  insetInlineStart: '10px',
  zIndex: vars.layer.drawer,
  padding: '12px 18px',
  borderRadius: vars.radius.m,
  background: vars.color['surface-3'],
  color: vars.color.text,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
