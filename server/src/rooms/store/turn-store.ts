import type { Queries, Trx } from '../../db/database.ts';
import type { RoomTurnRow } from '../tables.ts';

export async function insertTurn(trx: Trx, turn: RoomTurnRow): Promise<void> {
  await trx.insertInto('room_turns').values(turn).execute();
}

export async function updateTurn(trx: Trx, turnId: string, changes: Partial<RoomTurnRow>): Promise<void> {
  await trx.updateTable('room_turns').set(changes).where('turn_id', '=', turnId).execute();
}

/** Ends a turn; returns its present payer, who may have signed in meanwhile. */
export async function endTurn(trx: Trx, turnId: string, charged: number): Promise<string> {
  const { payer_id: payerId } = await trx
    .updateTable('room_turns')
    .set({ state: 'ended', charged })
    .where('turn_id', '=', turnId)
    .returning('payer_id')
    .executeTakeFirstOrThrow();
  return payerId;
}

export async function findWaiting(db: Queries, roomId: string): Promise<RoomTurnRow[]> {
  return db
    .selectFrom('room_turns')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('state', '=', 'waiting')
    .orderBy('ordinal')
    .execute();
}

export async function findTurns(db: Queries, messageIds: readonly string[]): Promise<RoomTurnRow[]> {
  if (messageIds.length === 0) return [];
  return db.selectFrom('room_turns').selectAll().where('message_id', 'in', messageIds).execute();
}

/** With waiting turns and no reply: their server stopped. */
export async function findStalledRooms(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('room_turns as t')
    .innerJoin('rooms as r', 'r.room_id', 't.room_id')
    .select('t.room_id')
    .distinct()
    .where('t.state', '=', 'waiting')
    .where('r.speaking_id', 'is', null)
    .execute();
  return rows.map((row) => row.room_id);
}

export async function moveTurns(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('room_turns').set({ payer_id: to }).where('payer_id', '=', from).execute();
}
