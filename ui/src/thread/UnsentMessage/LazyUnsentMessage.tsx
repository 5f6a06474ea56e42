import { lazy, Suspense, useEffect } from 'react';

import type { UnsentMessageProps } from './UnsentMessage';

const load = () => import('./UnsentMessage');
const Loaded = lazy(async () => ({ default: (await load()).UnsentMessage }));

/** Loads it beforehand where one may come: without a connection it would be too late. */
export function useUnsentMessage(mayCome: boolean): void {
  useEffect(() => {
    if (mayCome) load().catch((error: unknown) => console.warn('Unsent messages cannot be shown yet', error));
  }, [mayCome]);
}

/** An unsent message, loaded after the thread: most threads have none. */
export function LazyUnsentMessage(props: UnsentMessageProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
