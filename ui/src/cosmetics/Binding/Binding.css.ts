import { style } from '@vanilla-extract/css';

/** As large as the cover. The spine is at the start of the line, where the book opens from. */
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
