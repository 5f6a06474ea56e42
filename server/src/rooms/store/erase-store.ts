import type { Queries, Trx } from '../../db/database.ts';

/** Without members since epoch ms. */
export async function findEmptyRooms(db: Queries, before: number, most: number): Promise<string[]> {
  const rooms = await emptyRooms(db, before).select('rooms.room_id').limit(most).execute();
  return rooms.map((room) => room.room_id);
}

/** Whether it has had no member since epoch ms. */
export async function isEmptyRoom(db: Queries, roomId: string, before: number): Promise<boolean> {
  const room = await emptyRooms(db, before)
    .select('rooms.room_id')
    .where('rooms.room_id', '=', roomId)
    .executeTakeFirst();
  return room !== undefined;
}

function emptyRooms(db: Queries, before: number) {
  return db
    .selectFrom('rooms')
    .where('rooms.updated_at', '<', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('room_members')
            .select('room_members.member_id')
            .whereRef('room_members.room_id', '=', 'rooms.room_id')
            .where('room_members.state', '=', 'in'),
        ),
      ),
    );
}

export async function eraseRoom(trx: Trx, roomId: string): Promise<void> {
  for (const table of [
    'room_events',
    'room_facts',
    'room_summaries',
    'room_presence',
    'room_turns',
    'room_message_vectors',
    'room_messages',
    'room_invites',
    'room_members',
    'room_characters',
    'rooms',
  ] as const) {
    await trx.deleteFrom(table).where('room_id', '=', roomId).execute();
  }
}
