import { ancestors } from './ancestry';
import { tolerance } from './box';
import type { LayoutFault } from './fault';
import { nameElement } from './name-element';

const isCutOff = (element: Element): boolean =>
  ancestors(element).some(
    (ancestor) => ancestor !== document.body && getComputedStyle(ancestor).overflowX !== 'visible',
  );

/** How far an element lies beyond the sides of the window, in CSS pixels. */
function beyond(element: Element): number {
  const { left, right, width } = element.getBoundingClientRect();
  return width === 0 ? 0 : Math.max(-left, right - window.innerWidth);
}

export function sidewaysScroll(): LayoutFault[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const by = scrollWidth - clientWidth;
  if (by <= 0) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => !isCutOff(element));
  // The deepest of those that reach farthest is the one that pushes the others out.
  const widest = wide.reduce<Element>(
    (farthest, element) => (beyond(element) >= beyond(farthest) - tolerance / 2 ? element : farthest),
    document.body,
  );
  return [{ rule: 'sideways', message: `the page scrolls ${by} px sideways because of ${nameElement(widest)}` }];
}
