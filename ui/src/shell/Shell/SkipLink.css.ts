import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const skip = style({
  ...text('label'),
  position: 'fixed',
  insetBlockStart: space[2.5],
  insetInlineStart: space[2.5],
  zIndex: vars.layer.drawer,
  padding: `${space[3]} ${space[4.5]}`,
  borderRadius: vars.radius.m,
  background: vars.color['surface-3'],
  color: vars.color.text,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
