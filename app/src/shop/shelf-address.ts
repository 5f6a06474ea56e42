import type { Locale, ProductKind } from '@fabula/sdk';
import type { ShelfChoice } from '@fabula/ui/shop';

import { paths } from '../routes/paths';

const shelfParam = 'shelf';

const choices: readonly ShelfChoice[] = ['all', 'points', 'membership', 'frames', 'bindings', 'papers'];

/** The shelf on which products of a kind stand. */
export const choiceOfKind = { frame: 'frames', binding: 'bindings', paper: 'papers' } as const satisfies Record<
  ProductKind,
  ShelfChoice
>;

/** The shelf that an address names; all of them for any other. */
export function readShelf(search: URLSearchParams): ShelfChoice {
  const named = search.get(shelfParam);
  return choices.find((choice) => choice === named) ?? 'all';
}

/** The query of a shelf; none for all of them. */
export const shelfQuery = (shelf: ShelfChoice): Record<string, string> =>
  shelf === 'all' ? {} : { [shelfParam]: shelf };

/** The shop, with one shelf or all. */
export const shelfHref = (locale: Locale, shelf: ShelfChoice): string => {
  const query = new URLSearchParams(shelfQuery(shelf)).toString();
  return paths.shop.href(locale) + (query === '' ? '' : `?${query}`);
};
