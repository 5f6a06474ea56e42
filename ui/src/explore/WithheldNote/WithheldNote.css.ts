import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space } = vars;

export const note = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  marginBlock: space[4],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color['surface-2'],
  color: color.text,
  textWrap: 'pretty',
});
