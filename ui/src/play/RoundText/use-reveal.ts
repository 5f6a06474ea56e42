import { useCallback, useEffect, useState } from 'react';

import { media } from '../../theme/breakpoints';
import type { PaceValue } from '../model';
import { pauseAfter } from './phrases';

interface Reveal {
  readonly roundId: string;
  /** The phrases of the round, in the order of reading. */
  readonly phrases: readonly string[];
  /** Whether they come one by one; otherwise they stand there at once. */
  readonly isNew: boolean;
  readonly pace: PaceValue;
}

const wantsCalm = () => typeof window === 'undefined' || window.matchMedia(media.reducedMotion).matches;

/**
 * Lets the phrases of a round appear at reading pace. It rests while the page is hidden, and there is nothing to wait
 * for where motion is unwanted. Whether they come one by one is decided once for each round.
 */
export function useReveal({ roundId, phrases, isNew, pace }: Reveal) {
  const begin = () => {
    const isPaced = isNew && pace !== 'whole' && !wantsCalm();
    return { roundId, isPaced, shown: isPaced ? 1 : phrases.length };
  };
  const [state, setState] = useState(begin);
  if (state.roundId !== roundId) setState(begin());
  const { isPaced, shown } = state;
  const setShown = useCallback((next: number) => setState((before) => ({ ...before, shown: next })), []);
  const finish = useCallback(() => setShown(phrases.length), [setShown, phrases.length]);
  const isRevealing = shown < phrases.length;
  const newest = phrases[shown - 1] ?? '';
  const pause = pace === 'whole' ? 0 : pauseAfter(newest, pace);
  useEffect(() => {
    if (!isRevealing) return undefined;
    let timer: number | undefined;
    const rest = () => window.clearTimeout(timer);
    const go = () => {
      rest();
      if (!document.hidden) timer = window.setTimeout(() => setShown(shown + 1), pause);
    };
    go();
    document.addEventListener('visibilitychange', go);
    return () => {
      rest();
      document.removeEventListener('visibilitychange', go);
    };
  }, [isRevealing, shown, pause, setShown]);
  return { isPaced, isRevealing, shown, finish };
}
