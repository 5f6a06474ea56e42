import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const note = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2.5],
  minBlockSize: '64px',
  padding: `${space[3]} ${space[4.5]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color['surface-1'],
  color: vars.color['text-2'],
  textWrap: 'pretty',
});
