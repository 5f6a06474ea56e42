import type { Queries, Trx } from '../db/database.ts';
import { countVisibilityChange } from './own/visibility-change-store.ts';
import {
  findPublications,
  findStoryPublications,
  updatePublication,
  updateStoryPublication,
  type Publication,
  type PublicationState,
  type StoryPublication,
} from './own/publication-store.ts';

export type { Publication, PublicationState };

/** Visibility and moderation by id, without deleted ones. */
export async function readPublications(db: Queries, ids: readonly string[]): Promise<Map<string, Publication>> {
  return findPublications(db, ids);
}

export async function readStoryPublications(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, StoryPublication>> {
  return findStoryPublications(db, ids);
}

/** Invalidates every server's rendered pages. */
export async function noteVisibilityChange(trx: Trx, subjectId: string): Promise<void> {
  await countVisibilityChange(trx, subjectId);
}

export async function changePublication(
  trx: Trx,
  character: { characterId: string; ownerId: string },
  changes: Parameters<typeof updatePublication>[2],
): Promise<boolean> {
  return updatePublication(trx, character, changes);
}

export async function changeStoryPublication(
  trx: Trx,
  story: { storyId: string; ownerId: string },
  changes: Parameters<typeof updateStoryPublication>[2],
): Promise<boolean> {
  return updateStoryPublication(trx, story, changes);
}
