import type { Queries, Trx } from '../../db/database.ts';
import type { RoomCharacterRow, RoomMemberRow, RoomRow } from '../tables.ts';

export async function insertRoom(trx: Trx, room: RoomRow): Promise<void> {
  await trx.insertInto('rooms').values(room).execute();
}

export async function findRoom(db: Queries, roomId: string): Promise<RoomRow | undefined> {
  return db.selectFrom('rooms').selectAll().where('room_id', '=', roomId).executeTakeFirst();
}

export async function lockRoom(trx: Trx, roomId: string): Promise<RoomRow> {
  return trx
    .updateTable('rooms')
    .set((column) => ({ event_seq: column.ref('event_seq') }))
    .where('room_id', '=', roomId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateRoom(trx: Trx, roomId: string, changes: Partial<RoomRow>): Promise<void> {
  await trx.updateTable('rooms').set(changes).where('room_id', '=', roomId).execute();
}

export async function takeOrdinal(trx: Trx, roomId: string, now: number): Promise<number> {
  const { message_count: count } = await trx
    .updateTable('rooms')
    .set((column) => ({ message_count: column('message_count', '+', 1), updated_at: now }))
    .where('room_id', '=', roomId)
    .returning('message_count')
    .executeTakeFirstOrThrow();
  return count - 1;
}

export async function countOwnRooms(db: Queries, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('rooms as r')
    .innerJoin('room_members as m', 'm.member_id', 'r.owner_member_id')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('m.owner_id', '=', ownerId)
    .where('r.status', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findRoomCharacters(db: Queries, roomIds: readonly string[]): Promise<RoomCharacterRow[]> {
  if (roomIds.length === 0) return [];
  return db.selectFrom('room_characters').selectAll().where('room_id', 'in', roomIds).orderBy('position').execute();
}

/** Those who stay keep `quiet`. */
export async function replaceCharacters(trx: Trx, roomId: string, characterIds: readonly string[]): Promise<void> {
  const before = await findRoomCharacters(trx, [roomId]);
  const quiet = new Map(before.map((row) => [row.character_id, row.quiet]));
  await trx.deleteFrom('room_characters').where('room_id', '=', roomId).execute();
  const rows = characterIds.map((characterId, position) => ({
    room_id: roomId,
    character_id: characterId,
    position,
    quiet: quiet.get(characterId) ?? 0,
  }));
  await trx.insertInto('room_characters').values(rows).execute();
}

export async function setQuiet(trx: Trx, roomId: string, characterId: string, quiet: boolean): Promise<boolean> {
  const changed = await trx
    .updateTable('room_characters')
    .set({ quiet: quiet ? 1 : 0 })
    .where('room_id', '=', roomId)
    .where('character_id', '=', characterId)
    .returning('character_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Undefined for others and in another content mode. */
export async function findMembership(
  db: Queries,
  roomId: string,
  viewer: { ownerId: string; mature: boolean },
): Promise<{ room: RoomRow; member: RoomMemberRow } | undefined> {
  const member = await db
    .selectFrom('room_members')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('owner_id', '=', viewer.ownerId)
    .where('state', '=', 'in')
    .executeTakeFirst();
  const room = member === undefined ? undefined : await findRoom(db, roomId);
  if (member === undefined || room === undefined) return undefined;
  return room.mature === 1 && !viewer.mature ? undefined : { room, member };
}
