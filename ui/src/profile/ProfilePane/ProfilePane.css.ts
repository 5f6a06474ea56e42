import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

/** As wide as its column and as high as the form beside it; below 768 px a banner of 256 px (tokens, "popup full"). */
export const pane = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: '100%',
  padding: space[7],
  overflow: 'hidden',
  isolation: 'isolate',
  background: vars.color['surface-2'],
  '@media': { [media.popupFull]: { minBlockSize: '256px', blockSize: '256px', padding: space[5] } },
});

export const scene = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 0',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
