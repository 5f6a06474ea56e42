import type { Queries, Trx } from '../../db/database.ts';
import type { StoryMoveRow } from '../tables.ts';

export async function insertMove(trx: Trx, move: StoryMoveRow): Promise<void> {
  await trx.insertInto('story_moves').values(move).execute();
}

export async function findMoveOf(db: Queries, sessionId: string): Promise<StoryMoveRow | undefined> {
  return db.selectFrom('story_moves').selectAll().where('story_session_id', '=', sessionId).executeTakeFirst();
}

export async function findMove(db: Queries, roundId: string): Promise<StoryMoveRow | undefined> {
  return db.selectFrom('story_moves').selectAll().where('round_id', '=', roundId).executeTakeFirst();
}

/** Those of some rounds that are no longer being written, each with the number of its only event. */
export async function findEnded(db: Queries, roundIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('story_moves').select('round_id').where('round_id', 'in', roundIds).execute();
  const underWay = new Set(rows.map((row) => row.round_id));
  return new Map(roundIds.filter((roundId) => !underWay.has(roundId)).map((roundId) => [roundId, 1]));
}

export async function deleteMove(trx: Trx, roundId: string): Promise<void> {
  await trx.deleteFrom('story_moves').where('round_id', '=', roundId).execute();
}
