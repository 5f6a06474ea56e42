import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, space } = vars;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.drawer,
  background: color.scrim,
  transition: `opacity ${duration.base}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const panel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.drawer,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  inlineSize: 'min(300px, calc(100vw - 56px))',
  borderInlineEnd: `1px solid ${color.line}`,
  outline: 0,
  background: color.bg,
  boxShadow: vars.elevation[3],
  transition: `translate ${duration.base} ${easing.enter}, opacity ${duration.base}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { translate: '-100% 0' },
    '[dir="rtl"] &[data-starting-style], [dir="rtl"] &[data-ending-style]': { translate: '100% 0' },
  },
  '@media': {
    [media.reducedMotion]: {
      transitionDuration: duration.instant,
      selectors: { '&&[data-starting-style], &&[data-ending-style]': { translate: 'none', opacity: 0 } },
    },
  },
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: vars.size.header,
  paddingInline: `${space[4]} ${space[2.5]}`,
});
