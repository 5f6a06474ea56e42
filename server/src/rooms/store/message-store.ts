import type { Queries, Trx } from '../../db/database.ts';
import type { RoomMemberRow, RoomMessageRow } from '../tables.ts';

/** PostgreSQL's column. */
const MOST_ORDINAL = 2_147_483_647;

export async function insertMessage(trx: Trx, message: RoomMessageRow): Promise<void> {
  await trx.insertInto('room_messages').values(message).execute();
}

export async function findMessage(db: Queries, roomId: string, messageId: string): Promise<RoomMessageRow | undefined> {
  return db
    .selectFrom('room_messages')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

export async function findMessages(db: Queries, messageIds: readonly string[]): Promise<RoomMessageRow[]> {
  if (messageIds.length === 0) return [];
  return db.selectFrom('room_messages').selectAll().where('message_id', 'in', messageIds).execute();
}

/** Newest first, shown versions. */
export async function findNewest(
  db: Queries,
  roomId: string,
  limit: number,
  before?: number,
): Promise<RoomMessageRow[]> {
  return db
    .selectFrom('room_messages')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('shown', '=', 1)
    .$if(before !== undefined, (query) => query.where('ordinal', '<', Math.min(before ?? 0, MOST_ORDINAL)))
    .orderBy('ordinal', 'desc')
    .limit(limit)
    .execute();
}

export async function findReadable(
  db: Queries,
  roomId: string,
  limit: number,
  before = MOST_ORDINAL,
): Promise<RoomMessageRow[]> {
  return db
    .selectFrom('room_messages')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('shown', '=', 1)
    .where('kind', '!=', 'notice')
    .where('hidden', '=', 0)
    .where('text', '!=', '')
    .where('ordinal', '<', Math.min(before, MOST_ORDINAL))
    .orderBy('ordinal', 'desc')
    .limit(limit)
    .execute();
}

/** Oldest first, shown versions. */
export async function findBetween(
  db: Queries,
  roomId: string,
  { after, most, until }: { after: number; until: number; most: number },
): Promise<RoomMessageRow[]> {
  return db
    .selectFrom('room_messages')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('shown', '=', 1)
    .where('kind', '!=', 'notice')
    .where('hidden', '=', 0)
    .where('text', '!=', '')
    .where('ordinal', '>', after)
    .where('ordinal', '<=', until)
    .orderBy('ordinal')
    .limit(most)
    .execute();
}

export async function updateMessage(trx: Trx, messageId: string, changes: Partial<RoomMessageRow>): Promise<void> {
  await trx.updateTable('room_messages').set(changes).where('message_id', '=', messageId).execute();
}

export async function findVersions(
  db: Queries,
  placeIds: readonly string[],
): Promise<Pick<RoomMessageRow, 'message_id' | 'place_id' | 'text'>[]> {
  if (placeIds.length === 0) return [];
  return db
    .selectFrom('room_messages')
    .select(['message_id', 'place_id', 'text'])
    .where('place_id', 'in', placeIds)
    .orderBy('ordinal')
    .execute();
}

export async function showVersion(trx: Trx, placeId: string, messageId: string): Promise<void> {
  await trx.updateTable('room_messages').set({ shown: 0 }).where('place_id', '=', placeId).execute();
  await trx.updateTable('room_messages').set({ shown: 1 }).where('message_id', '=', messageId).execute();
}

export async function findLastWords(
  db: Queries,
  roomIds: readonly string[],
): Promise<Map<string, Pick<RoomMessageRow, 'text' | 'speaker_name'>>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('room_messages as m')
    .innerJoin(
      (from) =>
        from
          .selectFrom('room_messages')
          .select('room_id')
          .select((select) => select.fn.max('ordinal').as('last'))
          .where('room_id', 'in', roomIds)
          .where('hidden', '=', 0)
          .where('shown', '=', 1)
          .where('text', '!=', '')
          .groupBy('room_id')
          .as('newest'),
      (join) => join.onRef('newest.room_id', '=', 'm.room_id').onRef('newest.last', '=', 'm.ordinal'),
    )
    .select(['m.room_id', 'm.text', 'm.speaker_name'])
    .execute();
  return new Map(rows.map((row) => [row.room_id, row]));
}

type Reading = Pick<RoomMemberRow, 'member_id' | 'room_id' | 'seen_count'>;

/** Others' messages that were not sent, without notices. */
export async function countUnread(db: Queries, readings: readonly Reading[]): Promise<Map<string, number>> {
  if (readings.length === 0) return new Map();
  const rows = await db
    .selectFrom('room_messages as w')
    .innerJoin('room_members as m', 'm.room_id', 'w.room_id')
    .select('w.room_id')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where(
      'm.member_id',
      'in',
      readings.map((reading) => reading.member_id),
    )
    .whereRef('w.ordinal', '>=', 'm.seen_count')
    .where('w.kind', '!=', 'notice')
    .where('w.hidden', '=', 0)
    .where('w.shown', '=', 1)
    .where((where) =>
      where.or([where('w.member_id', 'is', null), where('w.member_id', '!=', where.ref('m.member_id'))]),
    )
    .groupBy('w.room_id')
    .execute();
  return new Map(rows.map((row) => [row.room_id, Number(row.count)]));
}

export async function moveMessages(
  trx: Trx,
  { member_id: memberId, room_id: roomId }: Pick<RoomMemberRow, 'member_id' | 'room_id'>,
  toMemberId: string,
): Promise<void> {
  await trx
    .updateTable('room_messages')
    .set({ member_id: toMemberId })
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .execute();
}
