import { useState } from 'react';

export type HunkMark = 'accepted' | 'rejected';

type Accept = 'all' | 'none' | readonly number[];

function toAccept(marks: readonly HunkMark[]): Accept {
  const accepted = marks.flatMap((mark, index) => (mark === 'accepted' ? index : []));
  if (accepted.length === marks.length) return 'all';
  return accepted.length === 0 ? 'none' : accepted;
}

/**
 * What the author thinks of each change. Marks can be changed until every change has one: then it is decided.
 *
 * @param onDecide writes the accepted changes, or none
 */
export function useHunkMarks(count: number, onDecide: (accept: Accept) => void) {
  const [marks, setMarks] = useState<readonly (HunkMark | undefined)[]>(() => Array.from({ length: count }));
  const take = (next: readonly (HunkMark | undefined)[]) => {
    setMarks(next);
    const whole = next.flatMap((mark) => mark ?? []);
    if (whole.length === count) onDecide(toAccept(whole));
  };
  return {
    marks,
    isBegun: marks.some((mark) => mark !== undefined),
    mark: (index: number, mark: HunkMark) => take(marks.map((before, at) => (at === index ? mark : before))),
    markRest: (mark: HunkMark) => take(marks.map((before) => before ?? mark)),
  };
}
