import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, space } = vars;

export const reveal = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineEnd: `-${space[3]}`,
  border: 0,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: color['text-2'],
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.text } } } },
});
