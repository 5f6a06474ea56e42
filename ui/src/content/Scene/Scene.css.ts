import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { space } = vars;

const drifting = keyframes({ from: { translate: '-6px 0' }, to: { translate: '6px 0' } });

export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  overflow: 'hidden',
  // The landmark stands on the end side, away from the words.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const night = style({ selectors: { '[data-theme="day"] &': { display: 'none' } } });
export const day = style({ selectors: { ':root:not([data-theme="day"]) &': { display: 'none' } } });

export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  // A little wider than its frame, for the drift.
  insetInline: `-${space[2]}`,
  inlineSize: 'calc(100% + 16px)',
  maxInlineSize: 'none',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '70% 30%',
  '@media': {
    [media.phone]: { objectPosition: '60% 0' },
    '(min-width: 765px) and (prefers-reduced-motion: no-preference)': {
      animation: `${drifting} 20s ease-in-out infinite alternate`,
    },
  },
});
