import { useListTags } from '@fabula/sdk/react';

import { tagLabelsOf } from './tag-labels';

export function useTags() {
  const items = useListTags().data?.items ?? [];
  return { tags: items, tagLabels: tagLabelsOf(items) };
}
