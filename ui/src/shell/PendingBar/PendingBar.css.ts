import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

/** A page that comes sooner needs no bar. */
const patience = '200ms';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const travel = keyframes({ from: { scale: '0 1' }, '60%': { scale: '.72 1' }, to: { scale: '.94 1' } });

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.layer.ripple,
  blockSize: '3px',
  pointerEvents: 'none',
  animation: `${appear} ${vars.duration.instant} ${patience} both`,
});

export const light = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.primary,
  transformOrigin: '0 50%',
  animation: `${travel} 8s ${patience} ${vars.easing.enter} both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
