import { style, styleVariants } from '@vanilla-extract/css';

/**
 * Where a frame lies on the box that it is given: as the whole of it, or around it, as far out as `frameBox` reaches (in
 * parts of the window's width and height).
 */
export const place = styleVariants({
  within: { inset: 0, inlineSize: '100%', blockSize: '100%' },
  around: {
    insetInlineStart: '-14%',
    insetBlockStart: '-20.5%',
    inlineSize: '128%',
    blockSize: '131.2%',
  },
});

export const drawing = style({
  position: 'absolute',
  display: 'block',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
});
