import { useSyncExternalStore } from 'react';

import { media } from '../../theme/breakpoints';

const calm = () => window.matchMedia(media.reducedMotion);

function subscribe(onChange: () => void): () => void {
  const query = calm();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the reader wants less motion; so it is until the page has come alive. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => calm().matches,
    () => true,
  );
}
