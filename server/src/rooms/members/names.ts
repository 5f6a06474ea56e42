import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { namesOf, readCast } from '../cast/cast.ts';
import { looksLike } from '../../safety/look-alikes.ts';
import { findMembers } from '../store/member-store.ts';
import type { RoomMemberRow } from '../tables.ts';

/** Throws CONFLICT for a name that looks like another in the room. */
export async function requireFreeName(
  db: Queries,
  who: Pick<RoomMemberRow, 'member_id' | 'room_id'>,
  displayName: string,
): Promise<void> {
  const members = await findMembers(db, [who.room_id]);
  const others = members.filter((row) => row.member_id !== who.member_id).map((row) => row.display_name);
  const characters = (await readCast(db, who.room_id)).flatMap(({ facts }) => namesOf(facts));
  if ([...others, ...characters].some((name) => looksLike(name, displayName))) {
    throw new AppError('CONFLICT', 'This name is already taken in this room', { field: 'displayName' });
  }
}
