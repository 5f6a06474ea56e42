import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findOrigin } from './session-store.ts';
import type { StoryRoundRow, StorySessionRow } from '../tables.ts';

/** Whether a play may reach its third round and those after it; `begunAt` in epoch ms. */
export type MayRead = (db: Queries, play: { ownerId: string; storyId: string; begunAt: number }) => Promise<boolean>;

/** Plays that one play may continue, one after the other. */
const MOST_FORKS = 50;

/**
 * Refuses a new round after the second to a reader who needs a bundle for it.
 *
 * @throws {AppError} BUNDLE_REQUIRED with the field `storyId`
 */
export async function requireReading(
  db: Queries,
  mayRead: MayRead,
  session: StorySessionRow,
  current: Pick<StoryRoundRow, 'parent_id'>,
): Promise<void> {
  if (current.parent_id === null) return;
  const { owner_id: ownerId, story_id: storyId } = session;
  if (await mayRead(db, { ownerId, storyId, begunAt: await begunAt(db, session) })) return;
  throw new AppError('BUNDLE_REQUIRED', 'This story is sold in a bundle', { field: 'storyId' });
}

/** When a play began; of one that continues another of the same reader, when that did. */
async function begunAt(db: Queries, session: StorySessionRow): Promise<number> {
  let { created_at: at, forked_from_round_id: roundId } = session;
  for (let count = 0; roundId !== null && count < MOST_FORKS; count += 1) {
    const origin = await findOrigin(db, session.owner_id, roundId);
    if (origin === undefined) break;
    at = Math.min(at, origin.created_at);
    roundId = origin.forked_from_round_id;
  }
  return at;
}
