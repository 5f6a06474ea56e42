import type { StorySessionCard } from '@fabula/sdk';
import { cursorPages, useListStorySessionsInfinite } from '@fabula/sdk/react';

import { useVisitor } from '../../../context/use-app';

const pageSize = 6;

/** The reader's plays of a story, last played first; empty on the server. */
export function useStoryPlays(storyId: string) {
  const { isKnown } = useVisitor();
  const query = useListStorySessionsInfinite(
    { storyId, limit: pageSize },
    { query: { ...cursorPages, enabled: isKnown } },
  );
  const plays: readonly StorySessionCard[] = query.data?.pages.flatMap((page) => page.items) ?? [];
  return { plays, query };
}
