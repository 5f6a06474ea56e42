import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { space } = vars;

export const editor = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[4.5]} ${space[5]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color['surface-1'],
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[2] });
