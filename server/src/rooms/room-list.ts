import type { ContinueRoom, RoomPage } from '../contract/validators.ts';
import type { Caller } from '../chats/caller.ts';
import type { Queries } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import type { View } from '../explore/view.ts';
import { previewOf } from '../lib/preview.ts';
import { cutPage, onePage, type SortColumn } from '../lists/keyset.ts';
import { findMembers, findMembersById } from './member-store.ts';
import { countUnread, findLastWords } from './message-store.ts';
import { findRoomCharacters } from './room-store.ts';
import { showCast } from './show-room.ts';

const ORDER = [
  { column: 'r.updated_at', direction: 'desc', type: 'number' },
  { column: 'r.room_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export interface ListRequest {
  cursor?: string | undefined;
  limit: number;
}

/** The open rooms that somebody is in and the view shows, the last used first. */
export async function recentRooms(
  db: Queries,
  explore: Explore,
  { ownerId, view }: Caller,
  most: number,
): Promise<ContinueRoom[]> {
  const rows = await db
    .selectFrom('rooms as r')
    .innerJoin('room_members as m', 'm.room_id', 'r.room_id')
    .select(['r.room_id', 'r.title', 'r.updated_at', 'm.member_id', 'm.seen_count'])
    .where('m.owner_id', '=', ownerId)
    .where('m.state', '=', 'in')
    .where('r.status', '=', 'open')
    .$if(!view.mature, (all) => all.where('r.mature', '=', 0))
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.room_id', 'desc')
    .limit(most)
    .execute();
  const roomIds = rows.map((row) => row.room_id);
  const castOf = await readCasts(db, explore, view, roomIds);
  const words = await findLastWords(db, roomIds);
  const unread = await countUnread(db, rows);
  return rows.map((row) => ({
    kind: 'room',
    roomId: row.room_id,
    title: row.title,
    characters: castOf(row.room_id),
    line: previewOf(words.get(row.room_id)?.text ?? ''),
    speakerName: words.get(row.room_id)?.speaker_name ?? '',
    unreadCount: unread.get(row.room_id) ?? 0,
    at: new Date(row.updated_at).toISOString(),
  }));
}

/** The characters of some rooms as the view shows them, each room's in its order. */
async function readCasts(db: Queries, explore: Explore, view: View, roomIds: readonly string[]) {
  const characters = await findRoomCharacters(db, roomIds);
  const cards = await showCast({ explore }, view, [...new Set(characters.map((row) => row.character_id))]);
  const cardOf = new Map(cards.map((card) => [card.characterId, card]));
  const rowsOf = Map.groupBy(characters, (row) => row.room_id);
  return (roomId: string) => (rowsOf.get(roomId) ?? []).flatMap((one) => cardOf.get(one.character_id) ?? []);
}

/** The rooms that somebody is in and the view shows, the last used first. */
export async function listRooms(
  db: Queries,
  explore: Explore,
  { ownerId, view }: Caller,
  request: ListRequest,
): Promise<RoomPage> {
  const list = { list: 'rooms', ownerId, mature: view.mature };
  const query = db
    .selectFrom('rooms as r')
    .innerJoin('room_members as m', 'm.room_id', 'r.room_id')
    .selectAll('r')
    .where('m.owner_id', '=', ownerId)
    .where('m.state', '=', 'in')
    .$if(!view.mature, (all) => all.where('r.mature', '=', 0));
  const rows = await onePage(query, { list, order: ORDER, cursor: request.cursor, limit: request.limit }).execute();
  const page = cutPage(rows, request.limit, list, (row) => [row.updated_at, row.room_id]);
  const roomIds = page.items.map((row) => row.room_id);
  const castOf = await readCasts(db, explore, view, roomIds);
  const membersOf = Map.groupBy(await findMembers(db, roomIds), (row) => row.room_id);
  const owners = await findMembersById(
    db,
    page.items.map((row) => row.owner_member_id),
  );
  const ownerOf = new Map(owners.map((row) => [row.member_id, row]));
  const words = await findLastWords(db, roomIds);
  const items = page.items.map((row) => ({
    roomId: row.room_id,
    title: row.title,
    status: row.status,
    mature: row.mature === 1,
    own: ownerOf.get(row.owner_member_id)?.owner_id === ownerId,
    ownerName: ownerOf.get(row.owner_member_id)?.display_name ?? '',
    characters: castOf(row.room_id),
    memberCount: membersOf.get(row.room_id)?.length ?? 0,
    lastText: previewOf(words.get(row.room_id)?.text ?? ''),
    messageCount: row.message_count,
    updatedAt: new Date(row.updated_at).toISOString(),
  }));
  return { items, nextCursor: page.nextCursor };
}
