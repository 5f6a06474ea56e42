import type { Queries, Trx } from '../../db/database.ts';
import type { RoomMemberRow } from '../tables.ts';

export async function insertMember(trx: Trx, member: RoomMemberRow): Promise<void> {
  await trx.insertInto('room_members').values(member).execute();
}

export async function updateMember(trx: Trx, memberId: string, changes: Partial<RoomMemberRow>): Promise<void> {
  await trx.updateTable('room_members').set(changes).where('member_id', '=', memberId).execute();
}

export async function findMemberOf(
  db: Queries,
  roomId: string,
  who: { ownerId: string } | { memberId: string },
): Promise<RoomMemberRow | undefined> {
  return db
    .selectFrom('room_members')
    .selectAll()
    .where('room_id', '=', roomId)
    .where((where) => ('ownerId' in who ? where('owner_id', '=', who.ownerId) : where('member_id', '=', who.memberId)))
    .executeTakeFirst();
}

export async function findMembers(db: Queries, roomIds: readonly string[]): Promise<RoomMemberRow[]> {
  if (roomIds.length === 0) return [];
  return db
    .selectFrom('room_members')
    .selectAll()
    .where('room_id', 'in', roomIds)
    .where('state', '=', 'in')
    .orderBy('joined_at')
    .orderBy('member_id')
    .execute();
}

/** Also former ones. */
export async function findMembersById(db: Queries, memberIds: readonly string[]): Promise<RoomMemberRow[]> {
  if (memberIds.length === 0) return [];
  return db.selectFrom('room_members').selectAll().where('member_id', 'in', memberIds).execute();
}

export async function markSeen(db: Queries, { member_id: memberId, room_id: roomId }: RoomMemberRow): Promise<void> {
  await db
    .updateTable('room_members')
    .set((column) => ({
      seen_count: column.selectFrom('rooms').select('message_count').where('room_id', '=', roomId),
    }))
    .where('member_id', '=', memberId)
    .execute();
}

export async function findMemberships(db: Queries, ownerId: string): Promise<RoomMemberRow[]> {
  const rows = await db.selectFrom('room_members').selectAll().where('owner_id', '=', ownerId).execute();
  return rows.toSorted((a, b) => (a.room_id < b.room_id ? -1 : 1));
}
