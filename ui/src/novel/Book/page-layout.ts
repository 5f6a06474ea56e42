/** How the columns of a book lie side by side, so that a view shows whole ones: in CSS pixels. */
export interface PageLayout {
  /** Columns in a view: two where an opened book has room. */
  readonly columns: 1 | 2;
  readonly gap: number;
  /** From one view to the next. */
  readonly stride: number;
}

/** Least room beside a column, in CSS pixels. */
const leastGap = { 1: 40, 2: 88 } as const;
/** A column may be narrower than its measure before a book shows one page instead of two. */
const leastShare = 0.78;

/** @param measure how long a line shall be, in CSS pixels */
export function layPages(stride: number, measure: number): PageLayout {
  const columns = stride / 2 - leastGap[2] >= measure * leastShare ? 2 : 1;
  const room = stride / columns;
  return { columns, stride, gap: room - Math.min(measure, room - leastGap[columns]) };
}

export const countPages = (length: number, { stride }: PageLayout): number =>
  Math.max(1, Math.ceil(length / stride - 0.02));
