import { useListTags } from '@fabula/sdk/react';

import { tagLabelsOf } from './tag-labels';

/** The tags of the catalogue, and their labels by id. */
export function useTags() {
  const items = useListTags().data?.items ?? [];
  return { tags: items, tagLabels: tagLabelsOf(items) };
}
