import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { text } from '../../theme/text';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, radius, space } = vars;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.scrim,
  background: color.scrim,
  transition: `opacity ${duration.slow} ${easing.enter}`,
  selectors: {
    '&[data-starting-style]': { opacity: 0 },
    '&[data-ending-style]': { opacity: 0, transition: `opacity ${duration.quick} ${easing.exit}` },
  },
  '@media': { [media.reducedMotion]: { transitionDuration: duration.instant } },
});

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  // What is taller than the screen begins at its top: otherwise its top could not be reached.
  placeItems: 'safe center',
  overflow: 'auto',
  padding: `${space[6]} ${space[4]}`,
  '@media': { [media.popupFull]: { padding: 0, placeItems: 'safe end stretch' } },
});

export const popup = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.xl,
  outline: 0,
  background: color['surface-1'],
  color: color.text,
  boxShadow: vars.elevation[3],
  transition: `opacity ${duration.slow} ${easing.enter}, translate ${duration.slow} ${easing.enter}`,
  selectors: {
    '&[data-size="small"]': { maxInlineSize: '440px' },
    '&[data-size="large"]': { maxInlineSize: vars.size.loginPopup },
    '&[data-align="center"]': { textAlign: 'center' },
    '&[data-pane]': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '&[data-starting-style]': { opacity: 0, translate: '0 16px' },
    '&[data-ending-style]': {
      opacity: 0,
      transition: `opacity ${duration.quick} ${easing.exit}`,
    },
  },
  '@media': {
    [media.popupFull]: {
      borderInline: 0,
      borderBlockEnd: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      selectors: {
        '&&[data-size]': { maxInlineSize: 'none' },
        '&[data-on-phone="full"]': {
          display: 'flex',
          flexDirection: 'column',
          minBlockSize: '100dvh',
          border: 0,
          borderRadius: 0,
        },
      },
    },
    [media.reducedMotion]: {
      transitionDuration: duration.instant,
      selectors: { '&[data-starting-style]': { translate: 'none' } },
    },
  },
});

export const body = style({
  minInlineSize: 0,
  padding: `${space[6.5]} ${space[8.5]} ${space[8]}`,
  selectors: { '[data-pane] > &': { padding: `${space[9]} ${space[10]} ${space[7.5]}` } },
  '@media': {
    [media.popupFull]: {
      padding: `${space[7]} ${space[5]} calc(${space[6]} + env(safe-area-inset-bottom))`,
      // On a whole screen the way on stands where the thumb is.
      selectors: {
        '[data-on-phone="full"] > &': {
          display: 'flex',
          flex: 1,
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        '[data-pane] > &': {
          display: 'block',
          padding: `${space[5.5]} ${space[5]} calc(${space[4.5]} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});

export const title = style({
  ...text('display-m'),
  margin: 0,
  overflowWrap: 'break-word',
  fontSize: '1.875rem',
  fontVariationSettings: "'SOFT' 40, 'WONK' 0",
  '@media': { [media.popupFull]: { selectors: { '[data-pane] &': { fontSize: '1.625rem' } } } },
});

export const description = style({
  ...text('body'),
  margin: `${space[2]} 0 ${space[5.5]}`,
  overflowWrap: 'break-word',
  color: color['text-2'],
  selectors: { '[data-pane] &': { fontSize: '.9375rem' } },
  '@media': { [media.popupFull]: { selectors: { '[data-pane] &': { marginBlock: `${space[1]} ${space[4]}` } } } },
});

/** Room for the cross beside a title that begins at the top edge. */
export const besideCross = style({
  paddingInlineEnd: space[9],
  // With a pane the title begins lower, and the cross is above the sentence.
  selectors: { '[data-pane] &': { paddingInlineEnd: 0 } },
});

export const close = style({
  position: 'absolute',
  insetBlockStart: space[3.5],
  insetInlineEnd: space[3.5],
  '@media': {
    // Over a banner the cross stands on a plate of its own, and stays within reach.
    [media.popupFull]: {
      selectors: {
        '[data-pane] > &': {
          position: 'fixed',
          borderRadius: radius.m,
          background: vars.onArt.plate,
          vars: {
            [color['text-2']]: vars.onArt.text,
            [color.text]: vars.onArt.text,
            [color['surface-2']]: vars.onArt.plate,
          },
        },
      },
    },
  },
});
