import { ancestors, isFloating } from './ancestry';
import { heightOf, isInside, isVisible, shared, widthOf, type Box } from './box';
import type { Control } from './controls';
import type { LayoutFault } from './fault';
import { nameElement } from './name-element';
import { hasSurface, scrolls } from './surface';

/** A label and its field are one control; so is whatever contains the other. */
const isOne = (a: Element, b: Element): boolean =>
  a.contains(b) ||
  b.contains(a) ||
  (a instanceof HTMLLabelElement && a.control === b) ||
  (b instanceof HTMLLabelElement && b.control === a);

/** An element and its ancestors up to the first that holds `other` as well. */
const branch = (element: Element, other: Element): Element[] => {
  const path = [element, ...ancestors(element)];
  return path.slice(
    0,
    path.findIndex((ancestor) => ancestor.contains(other)),
  );
};

const staysInPlace = (element: Element): boolean => /fixed|sticky/.test(getComputedStyle(element).position);

/**
 * Whether `upper` is laid over `lower` on purpose: on a bar or sheet that stays while the page scrolls, on a panel with
 * a surface of its own, over what scrolls below it, or as a mark wholly within a card or a field.
 */
function isLayer(upper: Element, lower: Element): boolean {
  const path = branch(upper, lower);
  const outermost = path.findLastIndex(isFloating);
  if (outermost === -1) return false;
  const layer = path.slice(0, outermost + 1);
  if (layer.some(staysInPlace) || layer.slice(1).some(hasSurface)) return true;
  if (branch(lower, upper).some(scrolls)) return true;
  return isInside(upper.getBoundingClientRect(), lower.getBoundingClientRect());
}

const overlapOf = (a: Control, b: Control): Box | undefined =>
  a.boxes.flatMap((box) => b.boxes.map((other) => shared(box, other))).find(isVisible);

/** Pairs of controls that lie over each other, though neither is a layer above the other. */
export const overlaps = (controls: readonly Control[]): LayoutFault[] =>
  controls.flatMap((a, index) =>
    controls.slice(index + 1).flatMap((b): LayoutFault[] => {
      const area = overlapOf(a, b);
      if (area === undefined || isOne(a.element, b.element)) return [];
      if (isLayer(a.element, b.element) || isLayer(b.element, a.element)) return [];
      const size = `${Math.round(widthOf(area))} × ${Math.round(heightOf(area))} px`;
      return [{ rule: 'overlap', message: `${nameElement(a.element)} overlaps ${nameElement(b.element)} by ${size}` }];
    }),
  );
