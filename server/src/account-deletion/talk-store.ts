import type { Queries, Trx } from '../db/database.ts';

export async function findChatsOf(db: Queries, ownerId: string, most: number): Promise<string[]> {
  const rows = await db.selectFrom('chats').select('chat_id').where('owner_id', '=', ownerId).limit(most).execute();
  return rows.map((row) => row.chat_id);
}

export async function findPlaysOf(db: Queries, ownerId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('story_sessions')
    .select('story_session_id')
    .where('owner_id', '=', ownerId)
    .limit(most)
    .execute();
  return rows.map((row) => row.story_session_id);
}

export interface Membership {
  member_id: string;
  room_id: string;
  state: 'in' | 'left' | 'removed';
  /** Whether the room is theirs and open. */
  isOwnOpen: boolean;
}

export async function findRoomsOf(db: Queries, ownerId: string, most: number): Promise<Membership[]> {
  const rows = await db
    .selectFrom('room_members as m')
    .innerJoin('rooms as r', 'r.room_id', 'm.room_id')
    .select(['m.member_id', 'm.room_id', 'm.state', 'r.owner_member_id', 'r.status'])
    .where('m.owner_id', '=', ownerId)
    .limit(most)
    .execute();
  return rows.map(({ owner_member_id: ownerMemberId, status, ...row }) => ({
    ...row,
    isOwnOpen: ownerMemberId === row.member_id && status === 'open',
  }));
}

/** Whether people other than this member are or were in the room. */
export async function hasOtherMembers(db: Queries, { member_id, room_id }: Membership): Promise<boolean> {
  const other = await db
    .selectFrom('room_members')
    .select('member_id')
    .where('room_id', '=', room_id)
    .where('member_id', '!=', member_id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Stands for the name of a person who is gone. */
const NAMELESS = '—';

/** Takes a person out of a room: their lines stay without a name, their notes go. */
export async function anonymiseMember(trx: Trx, { member_id: memberId, room_id: roomId }: Membership): Promise<void> {
  const [nameless, gone] = [{ speaker_name: NAMELESS }, `gone:${memberId}`];
  await trx
    .updateTable('room_messages')
    .set(nameless)
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .execute();
  await trx
    .deleteFrom('room_facts')
    .where('room_id', '=', roomId)
    .where((where) => where.or([where('member_id', '=', memberId), where('pinned_by', '=', memberId)]))
    .execute();
  await trx.deleteFrom('room_presence').where('room_id', '=', roomId).where('member_id', '=', memberId).execute();
  await trx
    .updateTable('room_turns')
    .set({ payer_id: gone })
    .where('room_id', '=', roomId)
    .where('member_id', '=', memberId)
    .execute();
  await trx
    .updateTable('room_members')
    .set({ owner_id: gone, display_name: NAMELESS, invite_id: null })
    .where('member_id', '=', memberId)
    .execute();
}
