import { useEffect, type RefObject } from 'react';

import { covered } from './ChatLayout.css';

const nameOf = (variable: string) => variable.replace(/^var\(|\)$/g, '');

/** Tells an element how much of the page the keyboard of a phone covers, as `covered`. */
export function useCovered(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    if (seen === null) return undefined;
    const measure = () => {
      const hidden = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      element.current?.style.setProperty(nameOf(covered), `${Math.max(0, Math.round(hidden))}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, [element]);
}
