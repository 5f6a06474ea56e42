/** The ancestors of an element, its parent first, up to `<body>`. */
export function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let next = element.parentElement; next !== null && next !== document.documentElement; next = next.parentElement)
    found.push(next);
  return found;
}

const floating = new Set(['absolute', 'fixed', 'sticky']);

/** Whether an element leaves the flow of its neighbours, and may be laid over them on purpose. */
export function isFloating(element: Element): boolean {
  const { position, zIndex } = getComputedStyle(element);
  return floating.has(position) || zIndex !== 'auto';
}

/** Whether positioned descendants of an element are placed by it rather than by an ancestor of its own. */
export function placesDescendants(element: Element, position: 'absolute' | 'fixed'): boolean {
  const { position: own, transform, filter, contain } = getComputedStyle(element);
  const places = transform !== 'none' || filter !== 'none' || /paint|layout|strict|content/.test(contain);
  return position === 'fixed' ? places : places || own !== 'static';
}

/**
 * The ancestors that an element moves and is cut off with, nearest first: a positioned element skips those that do not
 * place it.
 */
export function placingAncestors(element: Element): Element[] {
  let { position } = getComputedStyle(element);
  return ancestors(element).filter((ancestor) => {
    if ((position === 'absolute' || position === 'fixed') && !placesDescendants(ancestor, position)) return false;
    ({ position } = getComputedStyle(ancestor));
    return true;
  });
}
