import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether a pointer or the focus is on an element, and what the element needs so that this is known. */
export function useNearness() {
  const [isNear, setIsNear] = useState(false);
  return {
    isNear,
    nearness: {
      onFocus: () => setIsNear(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsNear(false);
      },
      onPointerEnter: () => setIsNear(true),
      onPointerLeave: (event: PointerEvent<HTMLElement>) =>
        setIsNear(event.currentTarget.contains(document.activeElement)),
    },
  };
}
