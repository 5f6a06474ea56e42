import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const veil = (opacity: number) => `rgba(${vars.hero.veil}, ${opacity})`;
const page = (percent: number) => `color-mix(in srgb, ${vars.color.bg} ${percent}%, transparent)`;

/** A page that is left behind moves faster than what lies far away. */
const lagging = keyframes({ to: { translate: '0 72px' } });

export const backdrop = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  blockSize: '470px',
  overflow: 'hidden',
  isolation: 'isolate',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: [
      `linear-gradient(to bottom, ${veil(0.72)} 0, ${veil(0)} 26%)`,
      `linear-gradient(to bottom, transparent 34%, ${page(78)} 62%, ${vars.color.bg} 97%)`,
    ].join(', '),
  },
  '@media': {
    [media.phone]: { blockSize: '400px' },
    // Beyond the widest page inside the shell the picture ends before the window does: its ends melt away as well.
    '(min-width: 1600px)': {
      selectors: {
        '[data-frame="full"] &': {
          maskImage: `linear-gradient(to right, transparent, ${vars.color.bg} 72px, ${vars.color.bg} calc(100% - 72px), transparent)`,
        },
      },
    },
  },
});

export const arriving = style({
  position: 'absolute',
  inset: 0,
  isolation: 'isolate',
  opacity: 0,
  selectors: { '&[data-there]': { opacity: 1 } },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { transition: `opacity ${vars.duration.slow}` },
  },
});

export const moving = style({
  position: 'absolute',
  inset: 0,
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${lagging} linear both`,
          animationTimeline: 'scroll()',
          animationRange: '0 470px',
        },
      },
    },
  },
});
