import { style } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // A picture that does not come leaves its colour, not its words: those stand beside it.
  color: 'transparent',
});
