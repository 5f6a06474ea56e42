import type { Queries, Trx } from '../../db/database.ts';
import { roomEvents } from './event-store.ts';
import type { RoomSummaryRow } from '../tables.ts';

export async function findSummary(db: Queries, roomId: string): Promise<RoomSummaryRow | undefined> {
  return db.selectFrom('room_summaries').selectAll().where('room_id', '=', roomId).executeTakeFirst();
}

/** The next version; the room is locked. */
export async function writeSummary(trx: Trx, summary: Omit<RoomSummaryRow, 'version'>): Promise<void> {
  const before = await findSummary(trx, summary.room_id);
  const row = { ...summary, version: (before?.version ?? 0) + 1 };
  await trx
    .insertInto('room_summaries')
    .values(row)
    .onConflict((conflict) => conflict.column('room_id').doUpdateSet(row))
    .execute();
}

export async function announceMemory(trx: Trx, roomId: string): Promise<void> {
  await trx
    .updateTable('rooms')
    .set((column) => ({ memory_version: column('memory_version', '+', 1) }))
    .where('room_id', '=', roomId)
    .execute();
  await roomEvents.append(trx, roomId, [{ kind: 'room-changed', subject_id: roomId }]);
}

/** Drops the engine's part of a summary that covers a changed line. */
export async function forgetLine(trx: Trx, roomId: string, ordinal: number): Promise<void> {
  const summary = await findSummary(trx, roomId);
  if (summary === undefined || summary.through_ordinal < ordinal) return;
  const { own_length: own, text } = summary;
  await writeSummary(trx, { room_id: roomId, text: text.slice(0, own), own_length: own, through_ordinal: -1 });
  await announceMemory(trx, roomId);
}
