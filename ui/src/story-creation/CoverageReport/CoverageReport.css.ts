import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const words = style({ ...text('small'), margin: 0, color: color['text-2'] });

export const complete = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  color: color.success,
  fontWeight: weight.label,
});

export const heading = style({ ...text('small'), margin: 0, color: color['text-2'], fontWeight: weight.strong });

export const lines = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  overflowWrap: 'anywhere',
});
