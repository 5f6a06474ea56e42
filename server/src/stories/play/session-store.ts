import type { Queries, Trx } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { StorySessionRow } from '../tables.ts';
import type { PlayPlace } from '../../contract/validators.ts';

export interface Reader {
  ownerId: string;
  mature: boolean;
}

export interface ListRequest {
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

/** A session of this reader; undefined for one of another owner, a deleted one, and one that the mode does not show. */
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

/** Where plays stand, by their ids. */
export async function findPlaces(db: Queries, sessionIds: readonly string[]): Promise<ReadonlyMap<string, PlayPlace>> {
  if (sessionIds.length === 0) return new Map();
  const places = await db
    .selectFrom('story_sessions as play')
    .innerJoin('stories as story', 'story.story_id', 'play.story_id')
    .select(['play.story_session_id as storySessionId', 'play.current_round_id as roundId', 'story.kind as kind'])
    .where('play.story_session_id', 'in', sessionIds)
    .execute();
  return new Map(places.map((place) => [place.storySessionId, place]));
}

/** The sessions of a reader with their current rounds, the last played first, and one more where there is a further page. */
export async function listSessions(db: Queries, reader: Reader, request: ListRequest) {
  let query = db
    .selectFrom('story_sessions as s')
    .innerJoin('story_rounds as r', 'r.round_id', 's.current_round_id')
    .select(['s.story_session_id', 's.story_id', 's.file_id', 's.updated_at', 's.current_round_id'])
    .select(['r.progress', 'r.ending_id', 'r.ending_title', 'r.language'])
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
    .select(['s.story_session_id', 's.story_id', 's.file_id', 's.updated_at', 's.current_round_id'])
    .select(['r.progress', 'r.turn', 'r.language'])
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

/** The session as it is now, locked until the transaction ends. */
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

export async function moveSessions(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('story_sessions').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

/** Deletes all plays of some owners, as of a moment (epoch ms), but for those whose link is open to others. */
export async function deleteUnsharedSessions(trx: Trx, ownerIds: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('story_sessions')
    .set({ deleted_at: now })
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('story_shares')
            .select('story_shares.story_session_id')
            .whereRef('story_shares.story_session_id', '=', 'story_sessions.story_session_id')
            .where('story_shares.revoked_at', 'is', null),
        ),
      ),
    )
    .execute();
}

/** Plays that were deleted before a moment (epoch ms). */
export async function findDeletedSessions(db: Queries, before: number, most: number): Promise<string[]> {
  const plays = await db
    .selectFrom('story_sessions')
    .select('story_session_id')
    .where('deleted_at', '<', before)
    .limit(most)
    .execute();
  return plays.map((play) => play.story_session_id);
}

export async function eraseSession(trx: Trx, sessionId: string): Promise<void> {
  for (const table of [
    'story_share_readers',
    'story_shares',
    'story_moves',
    'story_rounds',
    'story_sessions',
  ] as const) {
    await trx.deleteFrom(table).where('story_session_id', '=', sessionId).execute();
  }
}

/** The play of a reader that a round belongs to; undefined for a round of another reader. */
export async function findOrigin(
  db: Queries,
  ownerId: string,
  roundId: string,
): Promise<Pick<StorySessionRow, 'created_at' | 'forked_from_round_id'> | undefined> {
  return db
    .selectFrom('story_rounds as r')
    .innerJoin('story_sessions as s', 's.story_session_id', 'r.story_session_id')
    .select(['s.created_at', 's.forked_from_round_id'])
    .where('r.round_id', '=', roundId)
    .where('s.owner_id', '=', ownerId)
    .executeTakeFirst();
}
