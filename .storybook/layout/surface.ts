const isTransparent = (colour: string): boolean => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);

export const hasSurface = (element: Element): boolean => !isTransparent(getComputedStyle(element).backgroundColor);

export function hasEdges(element: Element): boolean {
  const { backgroundImage, boxShadow, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const hasBorder = borderTopWidth !== '0px' && !isTransparent(borderTopColor);
  return hasSurface(element) || hasBorder || backgroundImage !== 'none' || boxShadow !== 'none';
}

export const scrolls = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(`${overflowX} ${overflowY}`);
};
