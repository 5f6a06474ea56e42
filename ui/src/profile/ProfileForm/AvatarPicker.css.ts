import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, space, fineSpace } = vars;

export const avatars = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: `min(${space[3]}, 2.5vw)`,
  // Room for the ring of the first and the last.
  paddingInline: space[1.5],
  paddingBlock: `${space[1.5]} ${space[2]}`,
});

export const avatar = style({
  position: 'relative',
  flex: '0 1 80px',
  minInlineSize: 0,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
});

/** The radio button itself: it covers its picture and is not seen. */
export const radio = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const arch = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1 / 1.22',
  objectFit: 'cover',
  borderRadius: vars.radius.arch,
  background: color['surface-3'],
  opacity: 0.86,
  transition: `opacity ${duration.quick}, translate ${duration.base} ${easing.standard}, box-shadow ${duration.quick}`,
  selectors: {
    'input:checked + &': { opacity: 1, boxShadow: `0 0 0 3px ${color['surface-1']}, 0 0 0 6px ${color.primary}` },
    'input:focus-visible + &': {
      opacity: 1,
      outline: `${vars.focusWidth} solid ${color.focus}`,
      outlineOffset: '3px',
    },
    'input:checked:focus-visible + &': { outlineOffset: '8px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { 'input:enabled:not(:checked):hover + &': { opacity: 1, translate: '0 -3px' } },
    },
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { 'input:enabled:not(:checked):hover + &': { translate: 'none' } },
    },
    '(forced-colors: active)': { selectors: { 'input:checked + &': { outline: '4px solid Highlight' } } },
  },
});

/** The mark of the chosen one: not by colour alone. */
export const tick = style({
  position: 'absolute',
  insetBlockEnd: `-${fineSpace[9]}`,
  insetInlineEnd: `-${fineSpace[9]}`,
  display: 'none',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `3px solid ${color['surface-1']}`,
  borderRadius: vars.radius.pill,
  background: color.primary,
  color: color['on-primary'],
  selectors: { 'input:checked ~ &': { display: 'grid' } },
});
