import { useLayoutEffect, useState, type RefObject } from 'react';

import { layPages, type PageLayout } from '../Book/page-layout';
import { emsOf } from '../Book/Book.css';
import type { ReadingStyleValue } from '../model';

/** How the pages of a book lie in their frame; null where it goes on downwards, and before it is known. */
export function usePages(
  frame: RefObject<HTMLElement | null>,
  book: RefObject<HTMLElement | null>,
  { flow, measure, size }: ReadingStyleValue,
): PageLayout | null {
  const [layout, setLayout] = useState<PageLayout | null>(null);
  useLayoutEffect(() => {
    const { current: element } = frame;
    if (flow === 'scroll' || element === null) {
      setLayout(null);
      return undefined;
    }
    const lay = () => {
      if (book.current === null || element.clientWidth === 0) return;
      const letter = Number.parseFloat(getComputedStyle(book.current).fontSize);
      setLayout(layPages(element.clientWidth, letter * emsOf[measure]));
    };
    lay();
    const observer = new ResizeObserver(lay);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, book, flow, measure, size]);
  return layout;
}
