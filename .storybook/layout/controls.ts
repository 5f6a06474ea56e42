import { ancestors, placingAncestors } from './ancestry';
import { isVisible, shared, type Box } from './box';

const selector = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  'label',
  ...['button', 'link', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'option'].map(
    (role) => `[role=${role}]`,
  ),
  ...['radio', 'checkbox', 'switch', 'slider', 'combobox'].map((role) => `[role=${role}]`),
].join(',');

export interface Control {
  readonly element: Element;
  /** Where it is, cut off where its ancestors cut it off: several boxes for a link that goes over several lines. */
  readonly boxes: readonly Box[];
}

/** Whether an element can be seen: fields behind a drawn stand-in, and words for screen readers, are transparent or cut away. */
export const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  [element, ...ancestors(element)].every((box) => {
    const { clipPath, opacity } = getComputedStyle(box);
    return clipPath === 'none' && opacity !== '0';
  });

const cuts = (value: string): boolean => value !== 'visible';

function cutOff(box: Box, element: Element): Box {
  let visible = box;
  for (const ancestor of placingAncestors(element)) {
    const { overflowX, overflowY } = getComputedStyle(ancestor);
    if (!cuts(overflowX) && !cuts(overflowY)) continue;
    // What overflows the body scrolls the window.
    if (ancestor === document.body) continue;
    const { left, right, top, bottom } = ancestor.getBoundingClientRect();
    visible = shared(visible, {
      left: cuts(overflowX) ? left : -Infinity,
      right: cuts(overflowX) ? right : Infinity,
      top: cuts(overflowY) ? top : -Infinity,
      bottom: cuts(overflowY) ? bottom : Infinity,
    });
  }
  return visible;
}

/** Where an element is drawn: one box, or for words within a line one for each line. */
export const drawnBoxes = (element: Element): Box[] =>
  getComputedStyle(element).display === 'inline' ? [...element.getClientRects()] : [element.getBoundingClientRect()];

export function visibleControls(root: Element): Control[] {
  return [...root.querySelectorAll(selector)].filter(isDrawn).flatMap((element) => {
    const boxes = drawnBoxes(element)
      .map((box) => cutOff(box, element))
      .filter(isVisible);
    return boxes.length === 0 ? [] : [{ element, boxes }];
  });
}
