import type { Tag } from '@fabula/sdk';
import type { TagLabels } from '@fabula/ui';

export const tagLabelsOf = (tags: readonly Tag[] | undefined): TagLabels =>
  Object.fromEntries((tags ?? []).map(({ tagId, label }) => [tagId, label]));
