import { useEffect, useRef } from 'react';

import { media } from '@fabula/ui/breakpoints';

/** Focuses the message box once where there is a mouse: on a phone the keyboard would cover the thread. */
export function useFocusOnOpen(isWanted: boolean) {
  const box = useRef<HTMLTextAreaElement>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current && window.matchMedia(media.hover).matches) box.current?.focus({ preventScroll: true });
  }, []);
  return box;
}
