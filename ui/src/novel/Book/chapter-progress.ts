import type { View } from './reading-place';

export interface ChapterProgress {
  /** Index among the chapters that are written; -1 before the first. */
  readonly index: number;
  /** From 0 to 1. */
  readonly share: number;
}

/**
 * Reads the progress off the book as it lies.
 *
 * @param extent how much of the way of reading is in view, in CSS pixels
 * @param end where the book ends, from where the view begins
 */
export function chapterProgress(book: Element, view: View, extent: number, end: number): ChapterProgress {
  const starts = Array.from(
    book.querySelectorAll('h2[data-block]'),
    (heading) => view.piecesOf(heading)[0]?.start ?? 0,
  );
  // A heading counts once it is in the upper part of the view, where one begins to read it.
  const index = starts.findLastIndex((start) => start <= extent * 0.4);
  const from = starts[index];
  if (from === undefined) return { index: -1, share: 0 };
  const to = Math.max(from + 1, starts[index + 1] ?? end);
  return { index, share: Math.min(1, Math.max(0, (extent - from) / (to - from))) };
}
