/** A rectangle on the screen, in CSS pixels from the top left corner of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Browsers place boxes at fractions of a pixel: what differs by no more than this is in the same place. */
export const tolerance = 1;

/** What two boxes share; its width or height is negative where they do not meet. */
export const shared = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const widthOf = ({ left, right }: Box): number => right - left;

export const heightOf = ({ top, bottom }: Box): number => bottom - top;

export const isVisible = (box: Box): boolean => widthOf(box) > tolerance && heightOf(box) > tolerance;

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - tolerance &&
  inner.right <= outer.right + tolerance &&
  inner.top >= outer.top - tolerance &&
  inner.bottom <= outer.bottom + tolerance;

/** How far `inner` lies outside of `outer`, at its farthest side, in CSS pixels; 0 when it is inside. */
export const excess = (inner: Box, outer: Box): number =>
  Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom, 0);
