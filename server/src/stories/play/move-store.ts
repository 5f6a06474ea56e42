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

export async function deleteMove(trx: Trx, roundId: string): Promise<void> {
  await trx.deleteFrom('story_moves').where('round_id', '=', roundId).execute();
}
