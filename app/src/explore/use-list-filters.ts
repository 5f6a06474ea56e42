import { useSearchParams } from 'react-router-dom';

import { filterQuery, readFilters, type ListFilters } from '../routes/list-filters';

/** The filters of the list in view, kept in the address; changing them leaves the reader where they are on the page. */
export function useListFilters(): readonly [ListFilters, (filters: ListFilters) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (filters: ListFilters) =>
    setSearch(new URLSearchParams(filterQuery(filters)), { replace: true, preventScrollReset: true });
  return [readFilters(search), change];
}
