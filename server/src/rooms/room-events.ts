import type { Queries, Trx } from '../db/database.ts';
import type { RoomEventRow } from './tables.ts';

/** Something to tell the followers of a room. */
export type NewRoomEvent = Pick<RoomEventRow, 'kind' | 'subject_id'> &
  Partial<Pick<RoomEventRow, 'detail' | 'text' | 'text_offset'>>;

/**
 * Adds events to a room, in the transaction of what they tell. Their numbers come from the room's row, which stays
 * locked until the commit: events appear in the order of their numbers.
 */
export async function appendEvents(trx: Trx, roomId: string, events: readonly NewRoomEvent[]): Promise<void> {
  const { event_seq: newest } = await trx
    .updateTable('rooms')
    .set((column) => ({ event_seq: column('event_seq', '+', events.length) }))
    .where('room_id', '=', roomId)
    .returning('event_seq')
    .executeTakeFirstOrThrow();
  const rows = events.map((event, index) => ({
    room_id: roomId,
    seq: newest - events.length + index + 1,
    detail: null,
    text: null,
    text_offset: null,
    ...event,
  }));
  await trx.insertInto('room_events').values(rows).execute();
}

/** Events after a number, in order. */
export async function findEvents(db: Queries, roomId: string, after: number, limit: number): Promise<RoomEventRow[]> {
  return db
    .selectFrom('room_events')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** The numbers of the newest events of some rooms. */
export async function findNewestSeqs(db: Queries, roomIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('rooms').select(['room_id', 'event_seq']).where('room_id', 'in', roomIds).execute();
  return new Map(rows.map((row) => [row.room_id, row.event_seq]));
}

/** The number before the first event that tells of a message; undefined when none does. */
export async function findStartOf(db: Queries, roomId: string, messageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('room_events')
    .select((select) => select.fn.min<number | null>('seq').as('first'))
    .where('room_id', '=', roomId)
    .where('subject_id', '=', messageId)
    .executeTakeFirst();
  const first = row?.first ?? undefined;
  return first === undefined ? undefined : first - 1;
}

/** Removes the words of a reply, which its message holds now. */
export async function deleteWords(trx: Trx, roomId: string, messageId: string): Promise<void> {
  await trx
    .deleteFrom('room_events')
    .where('room_id', '=', roomId)
    .where('subject_id', '=', messageId)
    .where('kind', '=', 'delta')
    .execute();
}
