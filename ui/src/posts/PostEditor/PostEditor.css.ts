import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

export const editor = style({
  display: 'grid',
  gap: vars.space[3],
  padding: '18px 20px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color['surface-1'],
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[2] });
