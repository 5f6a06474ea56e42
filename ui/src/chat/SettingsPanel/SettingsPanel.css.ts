import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const slider = style({
  inlineSize: '100%',
  minBlockSize: vars.size.tap,
  margin: 0,
  accentColor: color.primary,
  cursor: 'pointer',
});

export const price = style({
  ...text('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  color: color['brass-text'],
  fontVariantNumeric: 'tabular-nums',
});

export const notice = style({
  ...text('small'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2.5],
  padding: `${space[2.5]} ${space[3.5]}`,
  borderRadius: vars.radius.m,
  background: color['surface-2'],
  color: color['text-2'],
});
