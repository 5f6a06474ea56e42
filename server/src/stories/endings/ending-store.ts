import type { Queries } from '../../db/database.ts';

/** Plays of a story that reached an end; deleted ones are not among them. */
const ended = (db: Queries, storyId: string) =>
  db
    .selectFrom('story_rounds as r')
    .innerJoin('story_sessions as s', 's.story_session_id', 'r.story_session_id')
    .where('s.story_id', '=', storyId)
    .where('s.deleted_at', 'is', null)
    .where('r.ending_id', 'is not', null);

export interface EndingCount {
  /** Players who came to the ending, each counted once. */
  players: number;
  /** Plays that came to it, each counted once. */
  plays: number;
}

export async function countEndings(db: Queries, storyId: string): Promise<Map<string, EndingCount>> {
  const rows = await ended(db, storyId)
    .select(['r.ending_id', (column) => column.fn.count<number | string>('s.owner_id').distinct().as('players')])
    .select((column) => column.fn.count<number | string>('s.story_session_id').distinct().as('plays'))
    .groupBy('r.ending_id')
    .orderBy('r.ending_id')
    .execute();
  return new Map(
    rows.map(({ ending_id: id, players, plays }) => [id ?? '', { players: Number(players), plays: Number(plays) }]),
  );
}

export async function countEndedPlayers(db: Queries, storyId: string): Promise<number> {
  const row = await ended(db, storyId)
    .select((column) => column.fn.count<number | string>('s.owner_id').distinct().as('players'))
    .executeTakeFirstOrThrow();
  return Number(row.players);
}

export async function findFound(db: Queries, storyId: string, ownerId: string): Promise<Map<string, string | null>> {
  const rows = await ended(db, storyId)
    .select(['r.ending_id', 'r.ending_title'])
    .where('s.owner_id', '=', ownerId)
    .orderBy('r.created_at')
    .execute();
  return new Map(rows.map(({ ending_id: id, ending_title: title }) => [id ?? '', title]));
}
