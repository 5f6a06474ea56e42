import { useSearchParams } from 'react-router-dom';

import { filterQuery, readFilters, type ListFilters } from '../routes/list-filters';

/** The list filters in the address; changing them keeps the scroll position. */
export function useListFilters(): readonly [ListFilters, (filters: ListFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (filters: ListFilters) =>
    setSearch(new URLSearchParams(filterQuery(filters)), { replace: true, preventScrollReset: true });
  return [readFilters(search), change];
}
