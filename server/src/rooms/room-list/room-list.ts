import type { Logger } from 'pino';
import { Room, type ContinueRoom, type RoomPage } from '../../contract/validators.ts';
import type { Caller } from '../../http/caller.ts';
import type { Queries } from '../../db/database.ts';
import type { Explore } from '../../explore/explore.ts';
import type { View } from '../../http/view.ts';
import { previewOf } from '../../lib/text/preview.ts';
import { cutPage } from '../../lists/keyset.ts';
import { showRows } from '../../lists/show-rows.ts';
import { findMembers, findMembersById } from '../store/member-store.ts';
import { countUnread, findLastWords } from '../store/message-store.ts';
import { findRecentRooms, findRoomPage } from '../store/room-list-store.ts';
import { findRoomCharacters } from '../store/room-store.ts';
import { showCast } from '../show/show-room.ts';

interface ListDeps {
  db: Queries;
  explore: Explore;
  log: Logger;
}

export interface ListRequest {
  cursor?: string | undefined;
  limit: number;
}

/** A member's open rooms in this view, last used first. */
export async function recentRooms(
  { db, explore, log }: ListDeps,
  { ownerId, view }: Caller,
  most: number,
): Promise<ContinueRoom[]> {
  const rows = await findRecentRooms(db, { ownerId, mature: view.mature }, most);
  const roomIds = rows.map((row) => row.room_id);
  const castOf = await readCasts(db, explore, view, roomIds);
  const words = await findLastWords(db, roomIds);
  const unread = await countUnread(db, rows);
  const show = (row: (typeof rows)[number]): ContinueRoom => ({
    kind: 'room',
    roomId: row.room_id,
    title: row.title,
    characters: castOf(row.room_id),
    line: previewOf(words.get(row.room_id)?.text ?? ''),
    speakerName: words.get(row.room_id)?.speaker_name ?? '',
    unreadCount: unread.get(row.room_id) ?? 0,
    at: new Date(row.updated_at).toISOString(),
  });
  return showRows(log, { table: 'rooms', rows, idOf: (row) => row.room_id, show });
}

/** In each room's order. */
async function readCasts(db: Queries, explore: Explore, view: View, roomIds: readonly string[]) {
  const characters = await findRoomCharacters(db, roomIds);
  const cards = await showCast({ explore }, view, [...new Set(characters.map((row) => row.character_id))]);
  const cardOf = new Map(cards.map((card) => [card.characterId, card]));
  const rowsOf = Map.groupBy(characters, (row) => row.room_id);
  return (roomId: string) => (rowsOf.get(roomId) ?? []).flatMap((one) => cardOf.get(one.character_id) ?? []);
}

export async function listRooms(
  { db, explore, log }: ListDeps,
  { ownerId, view }: Caller,
  request: ListRequest,
): Promise<RoomPage> {
  const list = { list: 'rooms', ownerId, mature: view.mature };
  const rows = await findRoomPage(db, { ownerId, mature: view.mature }, { list, ...request });
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
  const show = (row: (typeof rows)[number]) => ({
    roomId: row.room_id,
    title: row.title,
    status: Room.shape.status.parse(row.status),
    mature: row.mature === 1,
    own: ownerOf.get(row.owner_member_id)?.owner_id === ownerId,
    ownerName: ownerOf.get(row.owner_member_id)?.display_name ?? '',
    characters: castOf(row.room_id),
    memberCount: membersOf.get(row.room_id)?.length ?? 0,
    lastText: previewOf(words.get(row.room_id)?.text ?? ''),
    messageCount: row.message_count,
    updatedAt: new Date(row.updated_at).toISOString(),
  });
  const items = showRows(log, { table: 'rooms', rows: page.items, idOf: (row) => row.room_id, show });
  return { items, nextCursor: page.nextCursor };
}
