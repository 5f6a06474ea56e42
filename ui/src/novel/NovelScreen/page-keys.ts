/** Where a key leads from a page of a book; both are counted from 0. */
type Turn = (page: number, pages: number) => number;

const next: Turn = (page) => page + 1;
const previous: Turn = (page) => page - 1;

const turns: Readonly<Record<string, Turn>> = {
  PageDown: next,
  ' ': next,
  PageUp: previous,
  'Shift ': previous,
  Home: () => 0,
  End: (_, pages) => pages - 1,
};

/** What lies to the right comes next, but in scripts that run to the left. */
const arrows: Readonly<Record<'ltr' | 'rtl', Readonly<Record<string, Turn>>>> = {
  ltr: { ArrowRight: next, ArrowLeft: previous },
  rtl: { ArrowRight: previous, ArrowLeft: next },
};

/** The page that a key leads to; undefined for a key that turns none. */
export function pageOfKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  direction: 'ltr' | 'rtl',
  page: number,
  pages: number,
): number | undefined {
  const turn: Turn | undefined = { ...turns, ...arrows[direction] }[shiftKey ? `Shift${key}` : key];
  return turn && Math.min(pages - 1, Math.max(0, turn(page, pages)));
}
