import { useLayoutEffect, useState, type RefObject } from 'react';

import { emsOf } from '../Book/Book.css';
import { layPages, type PageLayout } from '../Book/page-layout';
import { textSizes, usualStyle, type ReadingStyleValue } from '../model';

/** How the pages of a book lie in their frame; null in scrolling mode, and before it is known. */
export function usePages(
  frame: RefObject<HTMLElement | null>,
  { flow, measure, size }: ReadingStyleValue,
): PageLayout | null {
  const [layout, setLayout] = useState<PageLayout | null>(null);
  const rems = (textSizes[size] ?? textSizes[usualStyle.size] ?? 1) * emsOf[measure];
  useLayoutEffect(() => {
    const { current: element } = frame;
    if (flow === 'scroll' || element === null) return undefined;
    const lay = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (element.clientWidth > 0) setLayout(layPages(element.clientWidth, rem * rems));
    };
    // It calls back at once, before anything is painted.
    const observer = new ResizeObserver(lay);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, flow, rems]);
  return flow === 'scroll' ? null : layout;
}
