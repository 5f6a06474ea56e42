import { expect } from 'storybook/test';

/** The element that has the box an element is shown in: one with `display: contents` has none of its own. */
function boxOf(element: Element): Element {
  const { parentElement } = element;
  return parentElement !== null && getComputedStyle(element).display === 'contents' ? boxOf(parentElement) : element;
}

/**
 * Makes `toBeVisible` ask the browser (CSSOM View, `Element.checkVisibility`). The matcher of jest-dom, written for a DOM
 * without layout, takes a visible element inside a box of `visibility: hidden` for hidden.
 */
expect.extend({
  toBeVisible(element: Element | null) {
    if (element === null) throw new Error('The element that should be visible is not there.');
    const pass = boxOf(element).checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return {
      pass,
      message: () => `The element is ${pass ? 'visible' : 'not visible'}: ${element.outerHTML.slice(0, 300)}`,
    };
  },
});
