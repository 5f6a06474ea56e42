import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, radius, size, space } = vars;

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.tap,
  blockSize: size.tap,
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  color: color['text-2'],
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color['surface-2'], color: color.text } } } },
});

export const mark = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  inlineSize: '10px',
  blockSize: '10px',
  border: `2px solid ${color.bg}`,
  borderRadius: radius.pill,
  background: color.seal,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
