import type { Queries } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { RoomMemberRow, RoomRow } from '../tables.ts';

const ORDER = [
  { column: 'r.updated_at', direction: 'desc', type: 'number' },
  { column: 'r.room_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export interface RoomViewer {
  ownerId: string;
  mature: boolean;
}

type RecentRoom = Pick<RoomRow, 'room_id' | 'title' | 'updated_at'> & Pick<RoomMemberRow, 'member_id' | 'seen_count'>;

function roomsOf(db: Queries, { mature, ownerId }: RoomViewer) {
  return db
    .selectFrom('rooms as r')
    .innerJoin('room_members as m', 'm.room_id', 'r.room_id')
    .where('m.owner_id', '=', ownerId)
    .where('m.state', '=', 'in')
    .$if(!mature, (all) => all.where('r.mature', '=', 0));
}

export async function findRecentRooms(db: Queries, viewer: RoomViewer, most: number): Promise<RecentRoom[]> {
  return roomsOf(db, viewer)
    .select(['r.room_id', 'r.title', 'r.updated_at', 'm.member_id', 'm.seen_count'])
    .where('r.status', '=', 'open')
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.room_id', 'desc')
    .limit(most)
    .execute();
}

/**
 * A page, last used first, with one extra row where there is more. Throws VALIDATION_FAILED for a cursor of another
 * list.
 */
export async function findRoomPage(
  db: Queries,
  viewer: RoomViewer,
  { cursor, limit, list }: { list: object; cursor?: string | undefined; limit: number },
): Promise<RoomRow[]> {
  return onePage(roomsOf(db, viewer).selectAll('r'), { list, order: ORDER, cursor, limit }).execute();
}
