import type { Queries, Trx } from '../db/database.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { StorySessionRow } from './tables.ts';

/** Who asks for a session, and in which content mode. */
export interface Reader {
  ownerId: string;
  mature: boolean;
}

export interface ListRequest {
  /** Only the plays of this story. */
  storyId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const ORDER = [
  { column: 's.updated_at', direction: 'desc', type: 'number' },
  { column: 's.story_session_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export async function insertSession(trx: Trx, session: StorySessionRow): Promise<void> {
  await trx.insertInto('story_sessions').values(session).execute();
}

/** A session of this reader; undefined for one of somebody else, a deleted one, and one that the mode does not show. */
export async function findSession(db: Queries, sessionId: string, reader: Reader) {
  return db
    .selectFrom('story_sessions')
    .selectAll()
    .where('story_session_id', '=', sessionId)
    .where('owner_id', '=', reader.ownerId)
    .where('deleted_at', 'is', null)
    .$if(!reader.mature, (query) => query.where('mature', '=', 0))
    .executeTakeFirst();
}

/** The sessions of a reader with their current rounds, the last played first, and one more where there is a further page. */
export async function listSessions(db: Queries, reader: Reader, request: ListRequest) {
  let query = db
    .selectFrom('story_sessions as s')
    .innerJoin('story_rounds as r', 'r.round_id', 's.current_round_id')
    .select(['s.story_session_id', 's.story_id', 's.updated_at', 's.current_round_id'])
    .select(['r.progress', 'r.ending_id', 'r.ending_title'])
    .where('s.owner_id', '=', reader.ownerId)
    .where('s.deleted_at', 'is', null)
    .$if(!reader.mature, (all) => all.where('s.mature', '=', 0));
  if (request.storyId !== undefined) query = query.where('s.story_id', '=', request.storyId);
  return onePage(query, {
    list: listOf(reader, request),
    order: ORDER,
    cursor: request.cursor,
    limit: request.limit,
  }).execute();
}

/** The plays of a reader that have come to no ending yet, with their current rounds, the last played first. */
export async function recentSessions(db: Queries, reader: Reader, limit: number) {
  return db
    .selectFrom('story_sessions as s')
    .innerJoin('story_rounds as r', 'r.round_id', 's.current_round_id')
    .select(['s.story_session_id', 's.story_id', 's.updated_at', 's.current_round_id'])
    .select(['r.progress', 'r.turn'])
    .where('s.owner_id', '=', reader.ownerId)
    .where('s.deleted_at', 'is', null)
    .where('r.ending_id', 'is', null)
    .$if(!reader.mature, (all) => all.where('s.mature', '=', 0))
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.story_session_id', 'desc')
    .limit(limit)
    .execute();
}

/** Everything that makes the list of a reader; cursors belong to it. */
export function listOf(reader: Reader, { storyId }: ListRequest): object {
  return { list: 'story-sessions', ...reader, storyId };
}

/** The session as it is now, which nobody else can change until the transaction ends. */
export async function lockSession(trx: Trx, sessionId: string): Promise<StorySessionRow> {
  return trx
    .updateTable('story_sessions')
    .set((column) => ({ round_count: column.ref('round_count') }))
    .where('story_session_id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateSession(trx: Trx, sessionId: string, changes: Partial<StorySessionRow>): Promise<void> {
  await trx.updateTable('story_sessions').set(changes).where('story_session_id', '=', sessionId).execute();
}
