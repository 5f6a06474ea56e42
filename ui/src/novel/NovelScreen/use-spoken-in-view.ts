import { useEffect, type RefObject } from 'react';

import type { ReadingPlaceValue, SpokenSentenceValue } from '../model';

/** Room above and below a sentence that is being read aloud, in CSS pixels. */
const margin = 120;

/** Follows what is read aloud: a sentence outside the view is brought into it. */
export function useSpokenInView(
  book: RefObject<HTMLElement | null>,
  spoken: SpokenSentenceValue | null,
  isPaged: boolean,
  goTo: (place: ReadingPlaceValue) => void,
): void {
  useEffect(() => {
    const sentence = spoken === null ? null : book.current?.querySelector('[data-spoken]');
    if (sentence === null || sentence === undefined || spoken === null) return;
    const { top, bottom, left, right } = sentence.getBoundingClientRect();
    const isSeen = isPaged
      ? left >= 0 && right <= window.innerWidth
      : top >= margin / 2 && bottom <= window.innerHeight - margin;
    if (isSeen) return;
    const block = sentence.closest('[data-block]');
    const length = block?.textContent.length ?? 0;
    goTo({ roundId: spoken.roundId, block: spoken.block, part: length === 0 ? 0 : spoken.start / length });
  }, [book, spoken, isPaged, goTo]);
}
