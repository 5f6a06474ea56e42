import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { KeptStory } from './kept-story';
import type { OfflinePlay } from './offline-play';
import { listKept, listPlays } from './offline-store';

export interface ShelvedStory {
  readonly kept: KeptStory;
  /** Null where none was begun. */
  readonly play: OfflinePlay | null;
}

const queryKey = ['kept-stories'];

async function listShelved(): Promise<ShelvedStory[]> {
  const [stories, plays] = await Promise.all([listKept(), listPlays()]);
  return stories.map((kept) => ({
    kept,
    play: plays.find(({ storyId }) => storyId === kept.story.storyId) ?? null,
  }));
}

/** The stories that this device keeps, and how to read them again after a change. */
export function useKeptStories() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: listShelved,
    networkMode: 'always',
    staleTime: 0,
    refetchOnMount: 'always',
  });
  return { query, readAgain: () => client.invalidateQueries({ queryKey }) };
}
