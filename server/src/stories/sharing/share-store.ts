import type { Queries, Trx } from '../../db/database.ts';
import type { StorySessionRow } from '../tables.ts';
import type { StoryShareRow } from './tables.ts';

/** How a play is or was shared; undefined for one that never was. */
export async function findShare(db: Queries, sessionId: string): Promise<StoryShareRow | undefined> {
  return db.selectFrom('story_shares').selectAll().where('story_session_id', '=', sessionId).executeTakeFirst();
}

/** A play by its id, with any player, deleted or not. */
export async function findAnySession(db: Queries, sessionId: string): Promise<StorySessionRow | undefined> {
  return db.selectFrom('story_sessions').selectAll().where('story_session_id', '=', sessionId).executeTakeFirst();
}

/** Shares a play up to a round; one that is shared already keeps the time at which it was. */
export async function putShare(trx: Trx, share: StoryShareRow): Promise<void> {
  const { round_id, shared_at, revoked_at } = share;
  const known = await findShare(trx, share.story_session_id);
  const stays = known?.revoked_at === null;
  await trx
    .insertInto('story_shares')
    .values(share)
    .onConflict((conflict) =>
      conflict.column('story_session_id').doUpdateSet({ round_id, revoked_at, ...(stays ? {} : { shared_at }) }),
    )
    .execute();
}

export async function revokeShare(trx: Trx, sessionId: string, at: number): Promise<void> {
  await trx
    .updateTable('story_shares')
    .set({ revoked_at: at })
    .where('story_session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Counts a reader, once. */
export async function addReader(trx: Trx, sessionId: string, readerId: string): Promise<void> {
  await trx
    .insertInto('story_share_readers')
    .values({ story_session_id: sessionId, reader_id: readerId })
    .onConflict((conflict) => conflict.columns(['story_session_id', 'reader_id']).doNothing())
    .execute();
}

/** Visitors who have opened a play, without the one who played it: a guest who read it may become that one. */
export async function countReaders(db: Queries, { story_session_id: id, owner_id: ownerId }: StorySessionRow) {
  const { count } = await db
    .selectFrom('story_share_readers')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('story_session_id', '=', id)
    .where('reader_id', '!=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts two readers as one from now on. */
export async function moveReadings(trx: Trx, from: string, to: string): Promise<void> {
  const alreadyRead = trx.selectFrom('story_share_readers').select('story_session_id').where('reader_id', '=', to);
  await trx
    .deleteFrom('story_share_readers')
    .where('reader_id', '=', from)
    .where('story_session_id', 'in', alreadyRead)
    .execute();
  await trx.updateTable('story_share_readers').set({ reader_id: to }).where('reader_id', '=', from).execute();
}
