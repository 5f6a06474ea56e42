import { style } from '@vanilla-extract/css';

import { text as textStyle } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, space, weight } = vars;

export const frame = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[2]} ${space[4]} ${space[6]}`,
});

export const head = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  color: color['text-2'],
});

export const tools = style({ display: 'flex', gap: space[1] });

export const broken = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  margin: 0,
  padding: space[3],
  borderRadius: radius.m,
  background: color['danger-soft'],
  color: color.danger,
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const choices = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });

export const ended = style({ ...textStyle('label'), margin: 0, color: color['brass-text'], fontWeight: weight.strong });

export const empty = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  margin: 0,
  color: color['text-2'],
  textWrap: 'pretty',
});

export const pathTitle = style({ ...textStyle('small'), margin: 0, color: color['text-2'], fontWeight: weight.strong });

export const pathLine = style({ ...textStyle('small'), margin: 0, overflowWrap: 'anywhere' });

export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({
  ...textStyle('small'),
  display: 'flex',
  gap: space[2],
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.s,
  background: color['surface-2'],
});

export const amount = style({ margin: 0, fontWeight: weight.strong });
