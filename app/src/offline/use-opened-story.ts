import { useQuery } from '@tanstack/react-query';

import type { KeptStory } from './kept-story';
import type { OfflinePlay } from './offline-play';
import { findKept, findPlay, findProgram, putPlay } from './offline-store';
import { firstRound } from './story-runner';

export interface OpenedStory {
  readonly kept: KeptStory;
  readonly program: string;
  readonly play: OfflinePlay;
}

/** Of the seeds that the contract takes. */
const seeds = 2 ** 28;

const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % seeds;

async function begin({ hash, story, told }: KeptStory, program: string): Promise<OfflinePlay> {
  const seed = newSeed();
  const roleId = story.roles[0]?.roleId ?? null;
  const turn = await firstRound(program, { seed, roleId });
  const play: OfflinePlay = {
    playId: crypto.randomUUID(),
    storyId: story.storyId,
    hash,
    ...(told === undefined ? {} : { told }),
    seed,
    roleId,
    rounds: [{ parent: null, choiceId: null, choiceText: null, turn }],
    at: 0,
    sent: null,
  };
  await putPlay(play);
  return play;
}

async function open(storyId: string): Promise<OpenedStory | null> {
  const [kept, program, play] = await Promise.all([findKept(storyId), findProgram(storyId), findPlay(storyId)]);
  if (kept === null || program === null) return null;
  return { kept, program, play: play ?? (await begin(kept, program)) };
}

/** A kept story with its play, which begins where there is none; null where the story is not kept. */
export const useOpenedStory = (storyId: string) =>
  useQuery({
    queryKey: ['kept-story', storyId],
    queryFn: () => open(storyId),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
