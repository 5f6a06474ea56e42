import { style } from '@vanilla-extract/css';

/** As high as a frame of its width, so that nothing moves when the frame arrives. */
export const place = style({
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '128 / 160',
});
