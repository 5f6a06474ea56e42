/**
 * How far a picture may differ from its baseline: less than a person can see. The pinned browser draws the same bytes on
 * every machine, so this is for the last bit of a blended colour, not for text that moved.
 *
 * - `threshold`: a pixel counts when its colour is further away than this share of the largest distance (YIQ). At 0.1,
 *   the default of pixelmatch, a hairline that moves on a raised surface by night would not count.
 * - `allowedMismatchedPixels`: fewer than one side of the smallest control has. A share of the picture would allow a
 *   whole border on a tall page.
 */
export const pictureTolerance = { threshold: 0.06, allowedMismatchedPixels: 8 } as const;
