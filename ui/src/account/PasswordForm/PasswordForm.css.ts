import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, fineSpace, weight } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4.5],
  paddingBlockStart: space[4.5],
  borderBlockStart: `1px solid ${color.line}`,
});

export const failure = style({
  ...text('small'),
  display: 'flex',
  gap: fineSpace[9],
  padding: `${fineSpace[11]} ${space[3.5]}`,
  borderRadius: vars.radius.m,
  background: color['danger-soft'],
  color: color.danger,
  fontWeight: weight.label,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
