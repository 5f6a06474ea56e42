import type { ExploreKind } from '@fabula/ui';

import { filterQuery, noFilters, readFilters, type ListFilters } from '../../../routes/list-filters';

/** What the explore page is narrowed to; lives in the address. */
export interface HomeFilters extends ListFilters {
  readonly kind: ExploreKind;
}

const kinds = ['everything', 'characters', 'stories'] as const satisfies readonly ExploreKind[];

export const readHomeFilters = (search: URLSearchParams): HomeFilters => ({
  ...noFilters,
  q: readFilters(search).q,
  include: readFilters(search).include,
  kind: kinds.find((kind) => kind === search.get('show')) ?? 'everything',
});

/** The filters as query parameters of an address; what is not set is left out. */
export function homeSearch({ kind, ...filters }: HomeFilters): URLSearchParams {
  const search = new URLSearchParams(filterQuery(filters));
  if (kind !== 'everything') search.set('show', kind);
  return search;
}

/** How many tags the explore page offers: one line of a wide page. The lists offer all of them. */
const offeredTags = 6;

/** The tags that the explore page offers, and those that are chosen already. */
export const shownTags = <Tag extends { readonly tagId: string }>(
  tags: readonly Tag[],
  chosen: readonly string[],
): readonly Tag[] => tags.filter(({ tagId }, index) => index < offeredTags || chosen.includes(tagId));
