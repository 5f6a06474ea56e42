import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { space, weight } = vars;

export const list = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

export const member = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  marginInline: `-${space[2.5]}`,
  padding: `${space[2]} ${space[2.5]}`,
  borderRadius: vars.radius.m,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color['surface-2'] } },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  fontWeight: weight.action,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  selectors: { ':root:lang(ar) &': { fontWeight: weight.bold, lineHeight: 1.5 } },
});

export const tagline = style({
  ...text('small'),
  display: 'block',
  marginBlockStart: space[0.5],
  color: vars.color['text-2'],
  overflowWrap: 'anywhere',
});
