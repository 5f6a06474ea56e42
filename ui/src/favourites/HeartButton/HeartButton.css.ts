import { globalStyle, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';
import { artFocus, ink, sheer } from '../../theme/art-styles';

/** A dark plate, so that the heart is readable on every picture by night and by day. */
export const heart = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  padding: 0,
  border: 'none',
  borderRadius: '50%',
  background: sheer(ink, 80),
  color: vars.onArt.text,
  cursor: 'pointer',
  outline: 'none',
  transition: `scale ${vars.duration.quick}`,
  selectors: {
    '&:active': { scale: '.94' },
    '&:focus-visible': artFocus,
  },
  '@media': {
    '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' },
    [media.reducedMotion]: { transition: 'none' },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

globalStyle(`${heart}[aria-pressed="true"] svg`, { fill: 'currentColor' });
