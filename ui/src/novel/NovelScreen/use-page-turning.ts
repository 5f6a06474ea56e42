import { useEffect, type FormEvent, type MouseEvent } from 'react';

import { pageOfKey } from './page-keys';
import type { ReaderStatus } from './use-reader-place';

/** How wide the zones at both edges are in which a tap turns the page, as a share of the view. */
const zone = 0.24;

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key belongs to what has the focus: the space bar presses buttons. */
const isTaken = ({ key, target }: KeyboardEvent): boolean =>
  isIn(target, 'input, select, textarea, [role="dialog"], [role="menu"], [role="radiogroup"]') ||
  (key === ' ' && isIn(target, 'a, button'));

function pagesTo(element: Element, frame: Element, direction: 'ltr' | 'rtl'): number {
  const [own, view] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  const distance = direction === 'ltr' ? own.left - view.left : view.right - own.right;
  return Math.floor(distance / frame.clientWidth);
}

interface TurningProps {
  readonly isPaged: boolean;
  /** Of the book: what lies to the left comes before or after by its script. */
  readonly direction: 'ltr' | 'rtl';
  readonly status: ReaderStatus;
  readonly toPage: (page: number) => void;
}

/** Turns pages by keys, by taps at their edges, and with what grows on to the next one while it is written. */
export function usePageTurning({ isPaged, direction, status: { page, pages }, toPage }: TurningProps) {
  useEffect(() => {
    if (!isPaged) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event)) return;
      const wanted = pageOfKey(event, direction, page, pages);
      if (wanted === undefined) return;
      event.preventDefault();
      toPage(wanted);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isPaged, direction, page, pages, toPage]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (
      !isPaged ||
      isIn(event.target, 'a, button, input, select, textarea') ||
      window.getSelection()?.isCollapsed === false
    )
      return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    const key = share < zone ? 'ArrowLeft' : share > 1 - zone ? 'ArrowRight' : '';
    const wanted = pageOfKey({ key, shiftKey: false }, direction, page, pages);
    if (wanted !== undefined) toPage(wanted);
  };

  const onInput = ({ currentTarget, target }: FormEvent<HTMLElement>) => {
    if (!isPaged || !(target instanceof Element)) return;
    requestAnimationFrame(() => {
      const further = pagesTo(target, currentTarget, direction);
      if (further !== 0) toPage(page + further);
    });
  };
  return { onClick, onInput };
}
