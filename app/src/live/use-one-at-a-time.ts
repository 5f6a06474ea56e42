import { useCallback, useRef, useState } from 'react';

export type Fetching = 'idle' | 'loading' | 'failed';

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

export const olderStateOf = (isWhole: boolean, state: Fetching) =>
  isWhole ? 'none' : ({ idle: 'more', loading: 'loading', failed: 'failed' } as const)[state];
