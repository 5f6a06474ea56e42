import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space, weight } = vars;

export const beside = style({
  gridArea: 'contents',
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space[6]})`,
  overflowY: 'auto',
  maxBlockSize: `calc(100dvh - ${size.header} - ${space[12]})`,
  '@media': { [media.sidebarCollapse]: { display: 'none' }, print: { display: 'none' } },
});

export const folded = style({
  gridArea: 'contents',
  display: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color['surface-1'],
  '@media': { [media.sidebarCollapse]: { display: 'block' }, print: { display: 'none' } },
});

export const title = style({ ...text('label'), margin: 0, paddingInline: space[4], color: color.text });

export const summary = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: size.tap,
  paddingInline: space[4],
  color: color.text,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const sign = style({
  display: 'flex',
  flex: 'none',
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});

export const list = style({ margin: 0, padding: `${space[1]} 0`, listStyle: 'none' });

export const link = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.tap,
  paddingInline: space[4],
  borderRadius: radius.m,
  color: color['text-2'],
  fontWeight: weight.entry,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } } },
});
