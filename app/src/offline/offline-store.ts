import { createStore, del, get, set, update, values } from 'idb-keyval';

import { databaseNames } from '../session/storage-keys';
import { KeepError, type KeptStory } from './kept-story';
import type { OfflinePlay } from './offline-play';

/** What this device keeps to be played offline, by the ids of the stories. */
const stores = {
  stories: () => createStore(databaseNames.keptStories, 'stories'),
  programs: () => createStore(databaseNames.keptPrograms, 'programs'),
  plays: () => createStore(databaseNames.offlinePlays, 'plays'),
};

type Kind = keyof typeof stores;
const opened: Partial<Record<Kind, ReturnType<typeof createStore>>> = {};
/** Opened at the first use: the server has none. */
const storeOf = (kind: Kind) => (opened[kind] ??= stores[kind]());

/** All kept stories, newest first. */
export async function listKept(): Promise<KeptStory[]> {
  const kept = await values<KeptStory>(storeOf('stories'));
  return kept.toSorted((a, b) => b.keptAt - a.keptAt);
}

export const findKept = async (storyId: string): Promise<KeptStory | null> =>
  (await get<KeptStory>(storyId, storeOf('stories'))) ?? null;

export const findProgram = async (storyId: string): Promise<string | null> =>
  (await get<string>(storyId, storeOf('programs'))) ?? null;

/** @throws {KeepError} */
export async function putKept(kept: KeptStory, program: string): Promise<void> {
  try {
    await set(kept.story.storyId, program, storeOf('programs'));
    await set(kept.story.storyId, kept, storeOf('stories'));
  } catch (cause) {
    throw KeepError.of(cause);
  }
}

/** Forgets a story with its play. */
export async function dropKept(storyId: string): Promise<void> {
  await Promise.all([
    del(storyId, storeOf('stories')),
    del(storyId, storeOf('programs')),
    del(storyId, storeOf('plays')),
  ]);
}

export const listPlays = (): Promise<OfflinePlay[]> => values<OfflinePlay>(storeOf('plays'));

export const findPlay = async (storyId: string): Promise<OfflinePlay | null> =>
  (await get<OfflinePlay>(storyId, storeOf('plays'))) ?? null;

/** @throws {KeepError} */
export async function putPlay(play: OfflinePlay): Promise<void> {
  try {
    await set(play.storyId, play, storeOf('plays'));
  } catch (cause) {
    throw KeepError.of(cause);
  }
}

/**
 * Changes a play as it is stored, whichever tab stored it last; one that was begun again meanwhile stays as it is.
 *
 * @returns the play as it is stored now
 * @throws {KeepError}
 */
export async function changePlay(
  before: OfflinePlay,
  change: (play: OfflinePlay) => OfflinePlay,
): Promise<OfflinePlay> {
  let changed = before;
  try {
    await update<OfflinePlay>(
      before.storyId,
      (stored = before) => {
        changed = stored.playId === before.playId ? change(stored) : stored;
        return changed;
      },
      storeOf('plays'),
    );
  } catch (cause) {
    throw KeepError.of(cause);
  }
  return changed;
}
