import { useCallback, useRef, useState } from 'react';

/** How far fetching a part of a thread has come. */
export type Fetching = 'idle' | 'loading' | 'failed';

/** Runs one task at a time; asking again meanwhile does nothing. */
export function useOneAtATime() {
  const isBusy = useRef(false);
  const [state, setState] = useState<Fetching>('idle');
  const run = useCallback(async (task: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState('loading');
    try {
      await task();
      setState('idle');
    } catch (error) {
      console.warn('A part of a thread did not load', error);
      setState('failed');
    } finally {
      isBusy.current = false;
    }
  }, []);
  return [state, run] as const;
}

/** What the thread shows above its oldest message. */
export const olderStateOf = (isWhole: boolean, state: Fetching) =>
  isWhole ? 'none' : ({ idle: 'more', loading: 'loading', failed: 'failed' } as const)[state];
