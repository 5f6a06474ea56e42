import type { Trx } from '../db/database.ts';
import { updateMember } from './member-store.ts';
import { appendEvents } from './room-events.ts';
import { lockRoom, updateRoom } from './room-store.ts';
import type { RoomMemberRow } from './tables.ts';

/**
 * Gives the memberships of a guest's device, and so the rooms that it owns, to the account that the guest has signed
 * in to. Where the account is in the room already, the guest's words become its own and the guest is gone.
 */
export async function moveGuestRooms(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  const guests = await membershipsOf(trx, deviceId);
  const accounts = new Map((await membershipsOf(trx, accountId)).map((row) => [row.room_id, row]));
  for (const guest of guests.toSorted((a, b) => (a.room_id < b.room_id ? -1 : 1))) {
    const account = accounts.get(guest.room_id);
    if (account === undefined) await updateMember(trx, guest.member_id, { owner_id: accountId });
    else await join(trx, guest, account);
  }
  await trx.updateTable('room_turns').set({ payer_id: accountId }).where('payer_id', '=', deviceId).execute();
}

async function membershipsOf(trx: Trx, ownerId: string): Promise<RoomMemberRow[]> {
  return trx.selectFrom('room_members').selectAll().where('owner_id', '=', ownerId).execute();
}

/** Whoever was removed stays so, under either name. */
async function join(trx: Trx, guest: RoomMemberRow, account: RoomMemberRow): Promise<void> {
  const room = await lockRoom(trx, guest.room_id);
  const states = [guest.state, account.state];
  const state = states.includes('removed') ? 'removed' : states.includes('in') ? 'in' : 'left';
  await trx
    .updateTable('room_messages')
    .set({ member_id: account.member_id })
    .where('room_id', '=', guest.room_id)
    .where('member_id', '=', guest.member_id)
    .execute();
  await trx
    .updateTable('room_facts')
    .set({ member_id: account.member_id })
    .where('member_id', '=', guest.member_id)
    .execute();
  await updateMember(trx, account.member_id, { state });
  if (room.owner_member_id === guest.member_id && state === 'in') {
    await updateRoom(trx, room.room_id, { owner_member_id: account.member_id });
  }
  if (guest.state !== 'in') return;
  await updateMember(trx, guest.member_id, { state: 'left' });
  const left = { kind: 'member', subject_id: guest.member_id, detail: 'left' } as const;
  await appendEvents(trx, room.room_id, [left, { kind: 'room', subject_id: room.room_id }]);
}
