import { style } from '@vanilla-extract/css';

import { vars } from '../../theme/vars.css';

const { color, radius } = vars;

/** Left is left in a picture, whatever way words are read. */
export const stage = style({ position: 'relative', minInlineSize: 0, minBlockSize: 0, blockSize: '100%' });

export const surface = style({
  containerType: 'size',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  outlineOffset: '-3px',
  // Fingers draw and zoom here; the page is scrolled beside the canvas.
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'crosshair',
  selectors: { '&[data-tool="hand"]': { cursor: 'grab' }, '&[data-tool="hand"]:active': { cursor: 'grabbing' } },
});

export const sheet = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.s,
  background: color['surface-2'],
});

export const layer = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  // The hatching of the mask takes the colour of its words.
  color: color.primary,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
});

export const cursor = style({
  position: 'absolute',
  inlineSize: '22px',
  blockSize: '22px',
  translate: '-50% -50%',
  border: `2px solid ${color.text}`,
  borderRadius: radius.pill,
  boxShadow: `0 0 0 2px ${color.bg}, inset 0 0 0 2px ${color.bg}`,
  pointerEvents: 'none',
});
