import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';

const turn = keyframes({ to: { rotate: '360deg' } });

export const lantern = style({
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} .9s linear infinite`,
  '@media': { [media.reducedMotion]: { animationDuration: '4s' } },
});
