import type { Queries, Trx } from '../../db/database.ts';
import type { StoryRoundRow } from '../tables.ts';

export async function insertRounds(trx: Trx, rounds: readonly StoryRoundRow[]): Promise<void> {
  for (const round of rounds) await trx.insertInto('story_rounds').values(round).execute();
}

/** A round of a session; undefined for one of another. */
export async function findRound(db: Queries, sessionId: string, roundId: string): Promise<StoryRoundRow | undefined> {
  return db
    .selectFrom('story_rounds')
    .selectAll()
    .where('story_session_id', '=', sessionId)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
}

export async function findNext(db: Queries, roundId: string): Promise<StoryRoundRow[]> {
  return db.selectFrom('story_rounds').selectAll().where('parent_id', '=', roundId).orderBy('ordinal').execute();
}

/** Every round of a session without its texts, in the order of playing. */
export async function listRounds(db: Queries, sessionId: string) {
  return db
    .selectFrom('story_rounds')
    .select(['round_id', 'parent_id', 'choice_text', 'progress', 'ending_id', 'ending_title', 'language', 'created_at'])
    .where('story_session_id', '=', sessionId)
    .orderBy('ordinal')
    .execute();
}

/** Every round of a session, in the order of playing. */
export async function findRounds(db: Queries, sessionId: string): Promise<StoryRoundRow[]> {
  return db
    .selectFrom('story_rounds')
    .selectAll()
    .where('story_session_id', '=', sessionId)
    .orderBy('ordinal')
    .execute();
}

export async function findPath(db: Queries, sessionId: string, roundId: string): Promise<StoryRoundRow[]> {
  return pathTo(await findRounds(db, sessionId), roundId);
}

/** The rows from the first to the one of this id, out of all rows of a session. A row that is met again ends the path. */
export function pathTo<Row extends { round_id: string; parent_id: string | null }>(
  rows: readonly Row[],
  roundId: string,
): Row[] {
  const byId = new Map(rows.map((row) => [row.round_id, row]));
  const path: Row[] = [];
  for (let row = byId.get(roundId); row !== undefined; row = byId.get(row.parent_id ?? '')) {
    path.push(row);
    byId.delete(row.round_id);
  }
  return path.toReversed();
}
