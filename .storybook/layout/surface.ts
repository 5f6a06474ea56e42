const isTransparent = (colour: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

/** Whether an element has a background of its own, that hides what is below it. */
export const hasSurface = (element: Element): boolean => !isTransparent(getComputedStyle(element).backgroundColor);

export function hasEdges(element: Element): boolean {
  const { backgroundImage, boxShadow, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const hasBorder = borderTopWidth !== '0px' && !isTransparent(borderTopColor);
  return hasSurface(element) || hasBorder || backgroundImage !== 'none' || boxShadow !== 'none';
}

/** Whether an element scrolls, in either direction, what does not fit into it. */
export const scrolls = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(`${overflowX} ${overflowY}`);
};
