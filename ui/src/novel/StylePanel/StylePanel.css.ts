import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1.5]} ${space[3.5]}`,
});

export const notOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } });

export const label = style({ ...text('label'), color: color['text-2'] });

export const sizes = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.tap,
  blockSize: size.tap,
  padding: 0,
  border: `1px solid ${color['line-strong']}`,
  borderRadius: radius.m,
  background: 'transparent',
  color: color.text,
  cursor: 'pointer',
  selectors: { '&[aria-disabled]': { opacity: 0.45, cursor: 'default' } },
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled])': { background: color['surface-2'] } } } },
});
