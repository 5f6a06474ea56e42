import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';

const breathing = keyframes({ '50%': { opacity: 0.55 } });

/** A slow breath of opacity, and nothing at all in the first 200 ms. */
const arriving = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

export const breath = style({
  animation: `${breathing} 1.6s ease-in-out infinite, ${arriving} 200ms step-end`,
  '@media': { [media.reducedMotion]: { animation: `${arriving} 200ms step-end` } },
});
