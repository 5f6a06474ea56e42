import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, weight } = vars;

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.m,
  background: color.bg,
});

export const input = style({
  ...text('label'),
  inlineSize: size.tap,
  minBlockSize: size.tap,
  padding: 0,
  border: 0,
  borderRadius: radius.s,
  background: 'transparent',
  color: color.text,
  fontWeight: weight.amount,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
