import type { ReadingPlaceValue } from '../model';

/** A part of a block that stands in one piece: of one that pages part, each of its pieces. */
interface Piece {
  /** Where it begins and ends along the way of reading, in CSS pixels from where the view begins. */
  readonly start: number;
  readonly end: number;
  /** How tall it is, in CSS pixels. */
  readonly height: number;
}

/** How a book lies before its reader: what is above the view has a negative place. */
export interface View {
  readonly piecesOf: (block: Element) => readonly Piece[];
}

/** A book in scrolling mode, whose reader begins below so many pixels of it. */
export const scrollView = (top: number): View => ({
  piecesOf: (block) => {
    const { top: start, bottom, height } = block.getBoundingClientRect();
    return [{ start: start - top, end: bottom - top, height }];
  },
});

/** A book in pages side by side; a piece is at the start of its page. */
export function pagesView(frame: Element): View {
  const { left, right, width } = frame.getBoundingClientRect();
  const isRtl = getComputedStyle(frame).direction === 'rtl';
  return {
    piecesOf: (block) =>
      Array.from(block.getClientRects(), (rect) => {
        const distance = isRtl ? right - rect.right : rect.left - left;
        const start = Math.floor((distance + 1) / width) * width;
        return { start, end: start + width, height: rect.height };
      }),
  };
}

const sum = (pieces: readonly Piece[]): number => pieces.reduce((total, { height }) => total + height, 0);

const round = (part: number): number => Math.round(part * 1000) / 1000;

/** How much of these pieces is above the view, from 0 to 1. */
function partAbove(pieces: readonly Piece[]): number {
  const total = sum(pieces);
  if (total === 0) return 0;
  const above = pieces.reduce((before, { start, end, height }) => {
    const share = Math.min(1, Math.max(0, -start / (end - start)));
    return before + (end <= 1 ? height : share * height);
  }, 0);
  return round(above / total);
}

const blocksOf = (book: Element): Element[] => [...book.querySelectorAll('[data-round] [data-block]')];

const addressOf = (block: Element): Omit<ReadingPlaceValue, 'part'> | undefined => {
  const roundId = block.closest('[data-round]')?.getAttribute('data-round');
  const index = block.getAttribute('data-block');
  return roundId && index !== null ? { roundId, block: Number(index) } : undefined;
};

/** Where the reader is: the first block that has not wholly gone by; undefined before the first. */
export function placeIn(book: Element, view: View): ReadingPlaceValue | undefined {
  const blocks = blocksOf(book);
  for (const block of blocks) {
    const pieces = view.piecesOf(block);
    if (!pieces.some(({ end }) => end > 1)) continue;
    const address = addressOf(block);
    // Before the first block is the title page.
    const isTitlePage = block === blocks[0] && (pieces[0]?.start ?? 0) > 0;
    return address === undefined || isTitlePage ? undefined : { ...address, part: partAbove(pieces) };
  }
  return undefined;
}

/**
 * How far the view must move to stand at a place, in CSS pixels along the way of reading; undefined where the book has no
 * such place.
 */
export function distanceTo(book: Element, view: View, { roundId, block, part }: ReadingPlaceValue): number | undefined {
  const round = book.querySelector(`[data-round="${CSS.escape(roundId)}"]`);
  if (round === null) return undefined;
  const element = round.querySelector(`[data-block="${block}"]`) ?? round;
  const pieces = view.piecesOf(element);
  const wanted = part * sum(pieces);
  let before = 0;
  for (const { start, end, height } of pieces) {
    if (before + height > wanted + 1) {
      return pieces.length > 1 ? start : start + ((wanted - before) / Math.max(1, height)) * (end - start);
    }
    before += height;
  }
  return pieces.at(-1)?.start;
}
