import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const spread = keyframes({ from: { scale: '0', opacity: 1 }, to: { scale: '1', opacity: 0 } });

/** Pointer places count from the left in every language. */
export const layer = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.ripple,
  overflow: 'hidden',
  direction: 'ltr',
  pointerEvents: 'none',
  '@media': { [media.reducedMotion]: { display: 'none' } },
});

export const window = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, overflow: 'hidden' });

export const ring = style({
  display: 'block',
  aspectRatio: '1',
  borderRadius: '50%',
  background: `color-mix(in srgb, ${vars.color.primary} 18%, transparent)`,
  animation: `${spread} ${vars.duration.ripple} ${vars.easing.standard} forwards`,
});
