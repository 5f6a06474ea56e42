import { createVar, style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, space, fineSpace } = vars;

/** How far above the foot of the window the notice is: what takes the foot itself says so. */
export const lift = createVar();

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  padding: `${fineSpace[9]} ${space[9]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color['surface-2'],
  color: color['text-2'],
  selectors: {
    '&[data-place="window"]': {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.layer.cookie,
      paddingBlockEnd: `calc(${fineSpace[9]} + env(safe-area-inset-bottom))`,
      transition: `translate ${duration.base} ${easing.standard}`,
    },
  },
  '@media': {
    [media.phone]: {
      paddingInline: space[4],
      selectors: {
        '&[data-place="window"]': { paddingBlockEnd: fineSpace[9], translate: `0 calc(-1 * ${lift})` },
      },
    },
    [media.reducedMotion]: { selectors: { '&[data-place="window"]': { transitionDuration: duration.instant } } },
    print: { display: 'none' },
  },
});

/** Across the whole dialog, under its pane and its form; no taller than what is in it. */
export const noticePlace = style({ gridColumn: '1 / -1', textAlign: 'start' });
