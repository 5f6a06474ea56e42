import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '18px',
  paddingBlockStart: '18px',
  borderBlockStart: `1px solid ${color.line}`,
});

export const failure = style({
  ...text('small'),
  display: 'flex',
  gap: '9px',
  padding: '11px 14px',
  borderRadius: vars.radius.m,
  background: color['danger-soft'],
  color: color.danger,
  fontWeight: 560,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
