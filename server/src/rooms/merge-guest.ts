import type { Trx } from '../db/database.ts';
import { roomEvents } from './store/event-store.ts';
import { moveFacts } from './store/fact-store.ts';
import { findMemberships, updateMember } from './store/member-store.ts';
import { moveMessages } from './store/message-store.ts';
import { lockRoom, updateRoom } from './store/room-store.ts';
import { moveTurns } from './store/turn-store.ts';
import type { RoomMemberRow } from './tables.ts';

/** Moves memberships and owned rooms to the account. Where it is a member already, the guest's words become its own. */
export async function mergeGuest(trx: Trx, from: string, to: string): Promise<void> {
  const guests = await findMemberships(trx, from);
  const accounts = new Map((await findMemberships(trx, to)).map((row) => [row.room_id, row]));
  for (const guest of guests) {
    const account = accounts.get(guest.room_id);
    if (account === undefined) await updateMember(trx, guest.member_id, { owner_id: to });
    else await join(trx, guest, account);
  }
  await moveTurns(trx, from, to);
}

/** Removed stays removed. */
async function join(trx: Trx, guest: RoomMemberRow, account: RoomMemberRow): Promise<void> {
  const room = await lockRoom(trx, guest.room_id);
  const states = [guest.state, account.state];
  const state = states.includes('removed') ? 'removed' : states.includes('in') ? 'in' : 'left';
  await moveMessages(trx, guest, account.member_id);
  await moveFacts(trx, guest.member_id, account.member_id);
  await updateMember(trx, account.member_id, { state });
  if (room.owner_member_id === guest.member_id && state === 'in') {
    await updateRoom(trx, room.room_id, { owner_member_id: account.member_id });
  }
  if (guest.state !== 'in') return;
  await updateMember(trx, guest.member_id, { state: 'left' });
  const left = { kind: 'member-changed', subject_id: guest.member_id, detail: 'left' } as const;
  await roomEvents.append(trx, room.room_id, [left, { kind: 'room-changed', subject_id: room.room_id }]);
}
