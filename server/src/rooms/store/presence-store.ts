import type { Queries, Trx } from '../../db/database.ts';
import type { RoomPresenceRow } from '../tables.ts';

export async function findPresent(db: Queries, roomId: string, now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('room_presence')
    .select('member_id')
    .where('room_id', '=', roomId)
    .where('until', '>', now)
    .execute();
  return new Set(rows.map((row) => row.member_id));
}

export async function insertPresence(trx: Trx, row: RoomPresenceRow): Promise<void> {
  await trx.insertInto('room_presence').values(row).execute();
}

export async function extendPresence(db: Queries, streamId: string, until: number): Promise<void> {
  await db.updateTable('room_presence').set({ until }).where('stream_id', '=', streamId).execute();
}

export async function findRoomsWithGone(db: Queries, now: number): Promise<string[]> {
  const rows = await db.selectFrom('room_presence').select('room_id').distinct().where('until', '<=', now).execute();
  return rows.map((row) => row.room_id);
}

/** Deletes expired streams; returns their members. */
export async function deleteGone(trx: Trx, roomId: string, now: number): Promise<Set<string>> {
  const rows = await trx
    .deleteFrom('room_presence')
    .where('room_id', '=', roomId)
    .where('until', '<=', now)
    .returning('member_id')
    .execute();
  return new Set(rows.map((row) => row.member_id));
}
