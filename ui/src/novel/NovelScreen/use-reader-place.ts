import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { chapterProgress, type ChapterProgress } from '../Book/chapter-progress';
import { countPages, type PageLayout } from '../Book/page-layout';
import { distanceTo, pagesView, placeIn, scrollView, type View } from '../Book/reading-place';
import type { ReadingPlaceValue, ReadingStyleValue } from '../model';

/** Where the lines begin that a reader reads, below the top of the window, in CSS pixels. */
const readingTop = 32;
/** What the bar at the bottom covers, in CSS pixels. */
const barHeight = 64;

export interface ReaderStatus extends ChapterProgress {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** The last round that was looked at. */
  readonly lastRoundId: string;
}

interface PlaceProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly book: RefObject<HTMLElement | null>;
  readonly layout: PageLayout | null;
  readonly style: ReadingStyleValue;
  /** The last round that is written. */
  readonly lastRoundId: string;
  readonly initialPlace: ReadingPlaceValue | null;
  readonly onPlace: (place: ReadingPlaceValue | null) => void;
}

const signOf = (frame: Element): 1 | -1 => (getComputedStyle(frame).direction === 'rtl' ? -1 : 1);

const smooth = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

function setSnapping({ style }: HTMLElement, isOn: boolean): void {
  if (isOn) style.removeProperty('scroll-snap-type');
  else style.setProperty('scroll-snap-type', 'none');
}

const isLaid = ({ flow }: ReadingStyleValue, layout: PageLayout | null): boolean =>
  flow === 'scroll' || layout !== null;

const isSame = (a: ReaderStatus, b: ReaderStatus): boolean =>
  a.page === b.page &&
  a.pages === b.pages &&
  a.index === b.index &&
  a.share === b.share &&
  a.lastRoundId === b.lastRoundId;

/** Where the reader is in a book, kept through every change of how it is set. */
export function useReaderPlace({ frame, book, layout, style, lastRoundId, initialPlace, onPlace }: PlaceProps) {
  const place = useRef(initialPlace);
  const [status, setStatus] = useState<ReaderStatus>({ page: 0, pages: 1, index: -1, share: 0, lastRoundId });
  const isPaged = style.flow === 'pages';

  const view = useCallback(
    (): View => (isPaged && frame.current !== null ? pagesView(frame.current) : scrollView(readingTop)),
    [frame, isPaged],
  );

  const toPage = useCallback(
    (page: number, behavior: ScrollBehavior = smooth()) => {
      const { current: element } = frame;
      if (element === null) return;
      // Pages that were not counted yet have nothing to snap to: it snaps again once it rests.
      setSnapping(element, false);
      element.scrollTo({ left: signOf(element) * page * element.clientWidth, behavior });
    },
    [frame],
  );

  const goTo = useCallback(
    (wanted: ReadingPlaceValue, behavior: ScrollBehavior = smooth()) => {
      if (book.current === null) return;
      const distance = distanceTo(book.current, view(), wanted);
      if (distance === undefined) return;
      place.current = wanted;
      const { current: element } = frame;
      if (!isPaged) window.scrollBy({ top: distance, behavior });
      else if (element !== null) {
        const here = (signOf(element) * element.scrollLeft) / element.clientWidth;
        toPage(Math.floor(here + distance / element.clientWidth + 0.01), behavior);
      }
    },
    [book, frame, isPaged, toPage, view],
  );

  /** Tells where the reader is, as the book lies now. */
  const look = useCallback(() => {
    const { current: element } = book;
    const { current: scroller } = frame;
    if (element === null || scroller === null) return;
    const width = scroller.clientWidth;
    const page = isPaged ? Math.round((signOf(scroller) * scroller.scrollLeft) / width) : 0;
    const pages = isPaged && layout !== null ? countPages(element.scrollWidth, layout) : 1;
    const extent = isPaged ? width : window.innerHeight - readingTop - barHeight;
    const last = [...element.querySelectorAll('[data-round]')].at(-1);
    const end = (last && view().piecesOf(last).at(-1)?.end) ?? 0;
    const { index, share } = chapterProgress(element, view(), extent, end);
    const next = { page, pages, index, share, lastRoundId };
    setStatus((before) => (isSame(before, next) ? before : next));
  }, [book, frame, isPaged, lastRoundId, layout, view]);

  // However its layout changes, the reader stays where they were.
  useLayoutEffect(() => {
    if (isLaid(style, layout) && place.current !== null) goTo(place.current, 'instant');
  }, [layout, style, goTo]);

  useEffect(() => {
    const drawing = requestAnimationFrame(() => isLaid(style, layout) && look());
    return () => cancelAnimationFrame(drawing);
  }, [layout, style, look]);

  // Letters that come late move every line.
  useEffect(() => {
    const cameLate = () => {
      if (place.current !== null) goTo(place.current, 'instant');
      look();
    };
    document.fonts.addEventListener('loadingdone', cameLate);
    return () => document.fonts.removeEventListener('loadingdone', cameLate);
  }, [goTo, look]);

  useEffect(() => {
    const target = isPaged ? frame.current : window;
    if (target === null) return undefined;
    let drawing = 0;
    let resting = 0;
    const keep = () => {
      window.clearTimeout(resting);
      if (frame.current !== null) setSnapping(frame.current, true);
      if (resting === 0 || book.current === null) return;
      resting = 0;
      place.current = placeIn(book.current, view()) ?? null;
      onPlace(place.current);
    };
    const moved = () => {
      cancelAnimationFrame(drawing);
      drawing = requestAnimationFrame(look);
      window.clearTimeout(resting);
      resting = window.setTimeout(keep, 150);
    };
    target.addEventListener('scroll', moved, { passive: true });
    // A reader who leaves in the middle of a page turn comes back to the page that they turned to.
    window.addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(drawing);
      window.clearTimeout(resting);
      target.removeEventListener('scroll', moved);
      window.removeEventListener('pagehide', keep);
    };
  }, [book, frame, isPaged, look, onPlace, view]);

  return { status, goTo, toPage };
}
