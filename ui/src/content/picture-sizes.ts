/**
 * How wide portraits are shown, for `sizes`: in a row, which scrolls sideways on phones, and in a grid. Two columns say 12 px
 * less than they are, for phones of 412 px and 1.75 pixels to the point to be content with pictures of 300 px.
 */
export const portraitSizes = {
  row: '(min-width: 1280px) 190px, (min-width: 765px) 24vw, 168px',
  grid: '(min-width: 1280px) 190px, (min-width: 765px) 24vw, (min-width: 560px) 31vw, calc(50vw - 35px)',
} as const;

/** How wide the books of a shelf are shown, for `sizes`. */
export const coverSizes = {
  row: '(min-width: 1280px) 180px, (min-width: 765px) 23vw, 154px',
  grid: '(min-width: 1280px) 180px, (min-width: 765px) 23vw, (min-width: 560px) 30vw, calc(50vw - 37px)',
} as const;
