import { style } from '@vanilla-extract/css';

import { media } from '../../theme/breakpoints';
import { vars } from '../../theme/vars.css';

const { color, duration, easing, radius, space } = vars;

/** Over its still; nothing of it is seen until it can move. */
export const film = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${duration.slow} ${easing.standard}`,
  selectors: { '&[data-ready]': { opacity: 1 } },
});

export const hold = style({
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: color['surface-1'],
  color: color.text,
  cursor: 'pointer',
  opacity: 0.86,
  ':hover': { opacity: 1 },
  ':focus-visible': { opacity: 1 },
  '@media': { [media.phone]: { inlineSize: '44px', blockSize: '44px' } },
});
