import { useEffect, useRef } from 'react';

import { media } from '@fabula/ui/breakpoints';

/**
 * Puts the focus on the box to write in once, when a conversation opens: a keyboard is at hand where there is a mouse. On
 * a phone it would bring up the keyboard over what is to be read.
 *
 * @param isWanted false where something else is about to take the focus
 */
export function useFocusOnOpen(isWanted: boolean) {
  const box = useRef<HTMLTextAreaElement>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current && window.matchMedia(media.hover).matches) box.current?.focus({ preventScroll: true });
  }, []);
  return box;
}
