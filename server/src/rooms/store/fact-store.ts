import type { Queries, Trx } from '../../db/database.ts';
import type { RoomFactRow } from '../tables.ts';

export async function findFacts(db: Queries, roomId: string): Promise<RoomFactRow[]> {
  return db
    .selectFrom('room_facts')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('created_at')
    .orderBy('fact_id')
    .execute();
}

export async function insertFact(trx: Trx, fact: RoomFactRow): Promise<void> {
  await trx.insertInto('room_facts').values(fact).execute();
}

export async function updateFact(trx: Trx, factId: string, text: string): Promise<void> {
  await trx.updateTable('room_facts').set({ text }).where('fact_id', '=', factId).execute();
}

export async function deleteFact(trx: Trx, factId: string): Promise<void> {
  await trx.deleteFrom('room_facts').where('fact_id', '=', factId).execute();
}

export async function moveFacts(trx: Trx, fromMemberId: string, toMemberId: string): Promise<void> {
  await trx.updateTable('room_facts').set({ member_id: toMemberId }).where('member_id', '=', fromMemberId).execute();
}
