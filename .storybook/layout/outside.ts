import { isFloating, placingAncestors } from './ancestry';
import { excess, isVisible, tolerance, type Box } from './box';
import { drawnBoxes, type Control } from './controls';
import type { LayoutFault } from './fault';
import { nameElement } from './name-element';
import { hasEdges, scrolls } from './surface';

const infinite: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Where an ancestor ends for what is in it: nowhere in a direction in which it scrolls, nor where its end fades. */
function boundaryOf(element: Element): Box {
  const { overflowX, overflowY, display, maskImage } = getComputedStyle(element);
  const isBox = display !== 'inline' && display !== 'contents' && maskImage === 'none';
  if (!isBox || (!hasEdges(element) && overflowX === 'visible' && overflowY === 'visible')) return infinite;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return {
    ...(/auto|scroll/.test(overflowX) ? { left: -Infinity, right: Infinity } : { left, right }),
    ...(/auto|scroll/.test(overflowY) ? { top: -Infinity, bottom: Infinity } : { top, bottom }),
  };
}

function leftContainer({ element }: Control): { readonly container: Element; readonly by: number } | undefined {
  // The lines of a link are as high as its font, which may be higher than the lines of the text around it.
  const isWords = getComputedStyle(element).display === 'inline';
  const boxes = drawnBoxes(element).filter(isVisible);
  if (isFloating(element)) return undefined;
  for (const container of placingAncestors(element)) {
    if (container === document.body) return undefined;
    const boundary = { ...boundaryOf(container), ...(isWords ? { top: -Infinity, bottom: Infinity } : {}) };
    const by = Math.max(0, ...boxes.map((box) => excess(box, boundary)));
    if (by > tolerance) return { container, by };
    if (scrolls(container) || isFloating(container)) return undefined;
  }
  return undefined;
}

export const outsiders = (controls: readonly Control[]): LayoutFault[] =>
  controls.flatMap((control): LayoutFault[] => {
    const left = leftContainer(control);
    if (left === undefined) return [];
    const { container, by } = left;
    const message = `${nameElement(control.element)} sticks ${Math.round(by)} px out of ${nameElement(container)}`;
    return [{ rule: 'outside', message }];
  });
