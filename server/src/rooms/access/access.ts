import type { Caller } from '../../http/caller.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findMembership } from '../store/room-store.ts';
import type { RoomMemberRow, RoomRow } from '../tables.ts';

export interface Membership {
  room: RoomRow;
  member: RoomMemberRow;
}

/** Also for rooms that the caller may not know of. */
export function noSuchRoom(): AppError {
  return new AppError('NOT_FOUND', 'There is no such room');
}

/** Throws NOT_FOUND for others. */
export async function requireMember(db: Queries, { ownerId, view }: Caller, roomId: string): Promise<Membership> {
  const found = await findMembership(db, roomId, { ownerId, mature: view.mature });
  if (found === undefined) throw noSuchRoom();
  return found;
}

/** Throws NOT_FOUND for others, FORBIDDEN for members who are not the owner. */
export async function requireOwner(db: Queries, caller: Caller, roomId: string): Promise<Membership> {
  const found = await requireMember(db, caller, roomId);
  if (!isOwner(found.room, found.member)) throw new AppError('FORBIDDEN', 'Only the owner of the room may do it');
  return found;
}

export function isOwner(room: RoomRow, member: Pick<RoomMemberRow, 'member_id'>): boolean {
  return room.owner_member_id === member.member_id;
}

/** Throws CONFLICT when closed. */
export function requireOpen(room: RoomRow): void {
  if (room.status === 'closed') throw new AppError('CONFLICT', 'The room is closed');
}

/** Throws CONFLICT when closed, FORBIDDEN when muted. */
export function requireVoice({ member, room }: Membership): void {
  requireOpen(room);
  if (member.muted === 1) throw new AppError('FORBIDDEN', 'The owner of the room has muted you');
}
