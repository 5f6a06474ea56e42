import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { noticeSize } from '../../theme/notice-size';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, space, weight } = vars;

/** The row of the cross at the top of a dialog that takes the whole screen. */
const crossRow = '68px';

const largeDialogOpen = ':root:has([role="dialog"][data-size="large"]) &';
const dialogOpen = ':root:has([role="dialog"][data-size]) &';
const wholeScreenOpen = ':root:has([role="dialog"][data-on-phone="full"]) &';

export const viewport = style({
  position: 'fixed',
  insetBlockStart: `calc(${vars.size.header} + ${space[5]})`,
  insetInlineEnd: space[6],
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'end',
  gap: space[2.5],
  outline: 0,
  // Over a large dialog messages keep to the side of its picture, away from its cross and its buttons.
  selectors: {
    [largeDialogOpen]: { insetBlockStart: space[5], insetInline: `${space[6]} auto`, justifyItems: 'start' },
  },
  '@media': {
    [media.phone]: {
      insetBlock: `auto calc(${vars.size.bottomBar} + ${noticeSize} + ${space[3]} + env(safe-area-inset-bottom))`,
      insetInline: space[3],
      justifyItems: 'stretch',
      selectors: {
        // The buttons of a sheet are at its foot, the cross of a whole screen is at its top.
        [dialogOpen]: { insetBlock: `calc(${space[3]} + env(safe-area-inset-top)) auto`, insetInline: space[3] },
        [wholeScreenOpen]: { insetBlockStart: `calc(${crossRow} + env(safe-area-inset-top))` },
      },
    },
  },
});

export const toast = style({
  position: 'relative',
  overflow: 'hidden',
  maxInlineSize: 'min(420px, calc(100vw - 24px))',
  border: `1px solid ${color.line}`,
  borderRadius: '16px',
  background: color['surface-2'],
  color: color.text,
  boxShadow: vars.elevation[3],
  transition: `opacity ${duration.slow} ${easing.enter}, transform ${duration.slow} ${easing.enter}`,
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: space[3.5],
      inlineSize: '4px',
      borderStartEndRadius: '4px',
      borderEndEndRadius: '4px',
      background: color.success,
    },
    '&[data-tone="info"]::before': { background: color.primary },
    '&[data-tone="danger"]::before': { background: color.danger },
    '&[data-limited]': { display: 'none' },
    '&[data-starting-style]': { opacity: 0, transform: 'translateY(-12px)' },
    '&[data-ending-style]': { opacity: 0, transition: `opacity ${duration.quick} ${easing.exit}` },
  },
  '@media': {
    [media.phone]: { maxInlineSize: 'none' },
    [media.reducedMotion]: {
      transitionDuration: duration.instant,
      selectors: { '&[data-starting-style]': { transform: 'none' } },
    },
  },
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3.5],
  minBlockSize: '60px',
  paddingInline: `${space[4.5]} ${space[2.5]}`,
  paddingBlock: space[2],
});

export const sign = style({
  flex: 'none',
  color: color.success,
  selectors: {
    '[data-tone="info"] &': { color: color['primary-text'] },
    '[data-tone="danger"] &': { color: color.danger },
  },
});

export const message = style({
  ...text('body'),
  flex: 1,
  margin: 0,
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
});
