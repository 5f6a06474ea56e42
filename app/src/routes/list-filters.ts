import type { ShelfId, SortOrderOutput } from '@fabula/sdk';
import type { TagState, TagStates } from '@fabula/ui';

export interface ListFilters {
  readonly q: string;
  /** Ids of tags that everything shown carries. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly shelf: ShelfId | null;
  readonly sort: SortOrderOutput;
}

export const noFilters: ListFilters = { q: '', include: [], exclude: [], shelf: null, sort: 'popular' };

/** Limits of the contract. */
const limits = { characters: 100, tags: 10 } as const;

const sorts = ['popular', 'newest', 'name'] as const satisfies readonly SortOrderOutput[];

const shelves = [
  'picked-characters',
  'picked-stories',
  'awake-at-this-hour',
  'on-the-shelf',
  'strange-company',
  'long-evenings',
  'new-arrivals',
] as const satisfies readonly ShelfId[];

/** How the contract spells a tag. */
const tagId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const tagsOf = (search: URLSearchParams, name: string) =>
  [...new Set(search.getAll(name))].filter((tag) => tagId.test(tag)).slice(0, limits.tags);

/** The filters in an address; invalid ones are ignored. */
export function readFilters(search: URLSearchParams): ListFilters {
  const include = tagsOf(search, 'include');
  return {
    q: (search.get('q') ?? '').slice(0, limits.characters),
    include,
    exclude: tagsOf(search, 'exclude').filter((tag) => !include.includes(tag)),
    shelf: shelves.find((shelf) => shelf === search.get('shelf')) ?? null,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? noFilters.sort,
  };
}

/** The filters as query parameters of an address or a call; defaults are left out. */
export function filterParams({ q, include, exclude, shelf, sort }: ListFilters) {
  return {
    ...(q.trim() === '' ? {} : { q }),
    ...(include.length === 0 ? {} : { include: [...include] }),
    ...(exclude.length === 0 ? {} : { exclude: [...exclude] }),
    ...(shelf === null ? {} : { shelf }),
    ...(sort === noFilters.sort ? {} : { sort }),
  };
}

/** Fills the first screens, and divides into two, three and six columns. */
const pageSize = 18;

export const listParams = (filters: ListFilters) => ({ ...filterParams(filters), limit: pageSize });

/** `?…`, or empty without filters. */
export function filterQuery(filters: Partial<ListFilters>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filterParams({ ...noFilters, ...filters }))) {
    for (const item of [value].flat()) search.append(name, item);
  }
  return search.size === 0 ? '' : `?${search}`;
}

export const isNarrowed = ({ q, include, exclude, shelf }: ListFilters): boolean =>
  q.trim() !== '' || include.length > 0 || exclude.length > 0 || shelf !== null;

export const tagStatesOf = ({ include, exclude }: ListFilters): TagStates => ({
  ...Object.fromEntries(include.map((tag) => [tag, 'include'] as const)),
  ...Object.fromEntries(exclude.map((tag) => [tag, 'exclude'] as const)),
});

export function withTag(filters: ListFilters, changed: string, state: TagState): ListFilters {
  const others = (tags: readonly string[]) => tags.filter((tag) => tag !== changed);
  return {
    ...filters,
    include: [...others(filters.include), ...(state === 'include' ? [changed] : [])],
    exclude: [...others(filters.exclude), ...(state === 'exclude' ? [changed] : [])],
  };
}
