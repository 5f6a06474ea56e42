import { useRef, useState, type PointerEvent } from 'react';

/** A press that moves this far is a drag, in CSS pixels. */
const slack = 6;

/** The beat under the pointer; null for none. */
function beatAt(x: number, y: number): number | null {
  const over = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-beat]')?.dataset['beat'];
  return over === undefined ? null : Number(over);
}

/**
 * Moves beats by hand: a beat takes the place of the one that it is held over. Our own, because the places follow from
 * the shape of the story, where libraries for sorting know lists and grids.
 */
export function useBeatDrag(onMove: (from: number, to: number) => void) {
  const press = useRef<{ beat: number; readonly x: number; readonly y: number; hasMoved: boolean } | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const end = () => {
    press.current = null;
    setDragged(null);
  };
  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const beat = beatAt(event.clientX, event.clientY);
        if (event.button !== 0 || beat === null) return;
        press.current = { beat, x: event.clientX, y: event.clientY, hasMoved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = press;
        if (current === null) return;
        const far = Math.hypot(event.clientX - current.x, event.clientY - current.y) > slack;
        if (!current.hasMoved && !far) return;
        if (!current.hasMoved) event.currentTarget.setPointerCapture(event.pointerId);
        current.hasMoved = true;
        const over = beatAt(event.clientX, event.clientY);
        if (over !== null && over !== current.beat) {
          onMove(current.beat, over);
          current.beat = over;
        }
        setDragged(current.beat);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
