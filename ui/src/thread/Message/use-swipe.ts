import { useRef, type PointerEvent } from 'react';

/** How far a finger goes before it means a swipe, in CSS pixels. */
const swipeDistance = 56;

/**
 * Sideways swipes of a finger: `onSwipe` is told 1 for one that pulls what comes next into sight and -1 for what came
 * before, whichever way the text runs.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerCancel: () => {
      start.current = null;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      start.current = null;
      if (from === null) return;
      const along = event.clientX - from.x;
      if (Math.abs(along) < swipeDistance || Math.abs(along) < 2 * Math.abs(event.clientY - from.y)) return;
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      onSwipe(along < 0 === isRightToLeft ? -1 : 1);
    },
  };
}
