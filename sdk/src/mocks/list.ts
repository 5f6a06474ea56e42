export interface Listed {
  readonly name: string;
  readonly tagline: string;
  readonly tags: readonly string[];
  readonly isNew: boolean;
  readonly popularity: number;
}

type Order = (a: Listed, b: Listed) => number;

const orders: Readonly<Record<string, Order>> = {
  popular: (a, b) => b.popularity - a.popularity,
  newest: (a, b) => Number(b.isNew) - Number(a.isNew),
  name: (a, b) => a.name.localeCompare(b.name),
};

const defaultLimit = 24;

const cursorAt = (offset: number): string => `after-${offset}`;
const offsetOf = (cursor: string | null): number => Number(cursor?.replace('after-', '') ?? 0);

/**
 * Answers a list as the server does: search in name, tagline and tags, tags to include (all) and to exclude (any), order, and
 * a page that continues at a cursor.
 * @param view What of an item the query looks at.
 */
export function listPage<Item>(items: readonly Item[], query: URLSearchParams, view: (item: Item) => Listed) {
  const text = (query.get('q') ?? '').trim().toLowerCase();
  const include = query.getAll('include');
  const exclude = query.getAll('exclude');
  const order = orders[query.get('sort') ?? 'popular'] ?? (() => 0);
  const matching = items
    .map((item) => ({ item, seen: view(item) }))
    .filter(({ seen }) => `${seen.name} ${seen.tagline} ${seen.tags.join(' ')}`.toLowerCase().includes(text))
    .filter(({ seen }) => include.every((tag) => seen.tags.includes(tag)))
    .filter(({ seen }) => !exclude.some((tag) => seen.tags.includes(tag)))
    .toSorted((a, b) => order(a.seen, b.seen));

  const start = offsetOf(query.get('cursor'));
  const end = start + Number(query.get('limit') ?? defaultLimit);
  return {
    items: matching.slice(start, end).map(({ item }) => item),
    nextCursor: end < matching.length ? cursorAt(end) : null,
    total: matching.length,
  };
}
