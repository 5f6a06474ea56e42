import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { namesOf, readCast } from './cast.ts';
import { nameKey } from './display-name.ts';
import { findMembers } from './member-store.ts';
import type { RoomMemberRow } from './tables.ts';

/**
 * Nobody may pass for another person or for a character.
 *
 * @throws {AppError} CONFLICT for a name that looks like another one in the room.
 */
export async function requireFreeName(
  db: Queries,
  who: Pick<RoomMemberRow, 'member_id' | 'room_id'>,
  displayName: string,
): Promise<void> {
  const members = await findMembers(db, [who.room_id]);
  const others = members.filter((row) => row.member_id !== who.member_id).map((row) => row.display_name);
  const characters = (await readCast(db, who.room_id)).flatMap(({ facts }) => namesOf(facts));
  const key = nameKey(displayName);
  if ([...others, ...characters].some((name) => nameKey(name) === key)) {
    throw new AppError('CONFLICT', 'Somebody in the room has this name', { field: 'displayName' });
  }
}
