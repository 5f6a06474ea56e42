import type { RoomPage } from '../contract/validators.ts';
import type { Caller } from '../chats/caller.ts';
import type { Queries } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import { cutPage, onePage, type SortColumn } from '../lists/keyset.ts';
import { findMembers, findMembersById } from './member-store.ts';
import { findLastWords } from './message-store.ts';
import { findRoomCharacters } from './room-store.ts';
import { showCast } from './show-room.ts';

const ORDER = [
  { column: 'r.updated_at', direction: 'desc', type: 'number' },
  { column: 'r.room_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];
const PREVIEW_LENGTH = 200;

export interface ListRequest {
  cursor?: string | undefined;
  limit: number;
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
  const characters = await findRoomCharacters(db, roomIds);
  const cards = await showCast({ explore }, view, [...new Set(characters.map((row) => row.character_id))]);
  const cardOf = new Map(cards.map((card) => [card.characterId, card]));
  const castOf = Map.groupBy(characters, (row) => row.room_id);
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
    characters: (castOf.get(row.room_id) ?? []).flatMap((one) => cardOf.get(one.character_id) ?? []),
    memberCount: membersOf.get(row.room_id)?.length ?? 0,
    lastText: (words.get(row.room_id) ?? '').slice(0, PREVIEW_LENGTH).toWellFormed(),
    messageCount: row.message_count,
    updatedAt: new Date(row.updated_at).toISOString(),
  }));
  return { items, nextCursor: page.nextCursor };
}
