import type { ExploreKind } from '@fabula/ui';

import { filterQuery, noFilters, readFilters, type ListFilters } from '../../../routes/list-filters';

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

/** The filters as query parameters; defaults are left out. */
export function homeSearch({ kind, ...filters }: HomeFilters): URLSearchParams {
  const search = new URLSearchParams(filterQuery(filters));
  if (kind !== 'everything') search.set('show', kind);
  return search;
}

/** One line of a wide page; the lists offer all tags. */
const offeredTags = 6;

export const shownTags = <Tag extends { readonly tagId: string }>(
  tags: readonly Tag[],
  chosen: readonly string[],
): readonly Tag[] => tags.filter(({ tagId }, index) => index < offeredTags || chosen.includes(tagId));
