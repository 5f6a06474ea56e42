import type { PlayedStory } from '@fabula/sdk';
import { useGetPlayedStory, useGetStory } from '@fabula/sdk/react';
import { useMemo } from 'react';

import { useVisitor } from '../context/use-app';
import { isNotFound } from '../data/query-clients';

export interface PlayedStoryState {
  /** Undefined until it is known. */
  readonly story: PlayedStory | undefined;
  /** Whether the visitor neither sees the story nor has this play of it. */
  readonly isMissing: boolean;
  /** What went wrong otherwise; null while nothing has. */
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/**
 * The story of a play: as everyone sees it, or, once it was withdrawn, as the play keeps it for its reader.
 */
export function usePlayedStory(storyId: string, storySessionId: string): PlayedStoryState {
  const { isKnown } = useVisitor();
  const open = useGetStory(storyId);
  const isClosed = isKnown && open.data === undefined && isNotFound(open.error);
  const played = useGetPlayedStory(storySessionId, { query: { enabled: isClosed } });
  const story = useMemo(() => open.data && { ...open.data, withdrawn: false }, [open.data]);
  const asked = isClosed ? played : open;
  const isOther = isClosed && played.data !== undefined && played.data.storyId !== storyId;
  return {
    story: isClosed && !isOther ? played.data : story,
    isMissing: isClosed && (isOther || isNotFound(played.error)),
    error: asked.error,
    isFetching: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}
