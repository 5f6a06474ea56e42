import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

export const heading = style({ ...text('label'), margin: 0, color: color['text-2'], fontWeight: weight.strong });

export const list = style({
  display: 'grid',
  gap: space[0.5],
  margin: `${space[2]} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineEnd: space[2],
  borderRadius: radius.m,
  selectors: { '&[data-chosen]': { background: color['surface-2'] } },
});

export const choose = style({
  display: 'grid',
  flex: '1 1 0',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: size.tap,
  padding: `${space[1.5]} ${space[3]}`,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'pointer' } },
});

export const name = style({ ...text('label'), fontWeight: weight.strong });

export const info = style({ ...text('small'), color: color['text-2'], fontVariantNumeric: 'tabular-nums' });
