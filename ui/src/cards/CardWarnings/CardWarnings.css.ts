import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space, weight } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3.5]} ${space[4]}`,
  borderRadius: vars.radius.m,
  background: color['primary-soft'],
});

export const heading = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.text,
  fontWeight: weight.strong,
});

export const sign = style({ display: 'inline-flex', color: color['brass-text'] });

export const list = style({
  ...text('small'),
  display: 'grid',
  gap: space[1.5],
  margin: 0,
  paddingInlineStart: space[4.5],
  color: color['text-2'],
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});
