import { style } from '@vanilla-extract/css';

import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

export const list = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });

export const member = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  marginInline: '-10px',
  padding: '8px 10px',
  borderRadius: vars.radius.m,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color['surface-2'] } },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  fontWeight: 620,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  selectors: { ':root:lang(ar) &': { fontWeight: 700, lineHeight: 1.5 } },
});

export const tagline = style({
  ...text('small'),
  display: 'block',
  marginBlockStart: '2px',
  color: vars.color['text-2'],
  overflowWrap: 'anywhere',
});
