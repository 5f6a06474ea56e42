import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

export const row = style({
  display: 'flex',
  justifyContent: 'end',
  marginBlockStart: space[5],
});

export const link = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2.5],
  minBlockSize: size.tap,
  paddingInline: space[5],
  border: `1px solid ${color.primary}`,
  borderRadius: radius.m,
  background: color['primary-soft'],
  color: color.text,
  fontWeight: weight.action,
  textDecoration: 'none',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
