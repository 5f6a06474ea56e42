import type { SortOrderOutput } from '@fabula/sdk';
import type { TagState } from '@fabula/ui';

import { listParams, noFilters, tagStatesOf, withTag } from '../routes/list-filters';
import { useDelayedText } from './use-delayed-text';
import { useListFilters } from './use-list-filters';
import { useTags } from './use-tags';

export function useHubList() {
  const { tags, tagLabels } = useTags();
  const [filters, setFilters] = useListFilters();
  const [text, setText] = useDelayedText(filters.q, (q) => setFilters({ ...filters, q }));
  const clear = () => setFilters({ ...noFilters, sort: filters.sort });
  return {
    filters,
    params: listParams(filters),
    tagLabels,
    clear,
    toolbar: {
      query: text,
      onQueryChange: setText,
      sort: filters.sort,
      onSortChange: (sort: SortOrderOutput) => setFilters({ ...filters, sort }),
      tags,
      tagStates: tagStatesOf(filters),
      shelf: filters.shelf,
      onShelfRemove: () => setFilters({ ...filters, shelf: null }),
      onTagChange: (change: { tagId: string; state: TagState }) =>
        setFilters(withTag(filters, change.tagId, change.state)),
      onClear: clear,
    },
  };
}
