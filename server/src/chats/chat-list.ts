import type { ChatPage } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import { cutPage, onePage, type SortColumn } from '../lists/keyset.ts';
import type { Caller } from './caller.ts';

const ORDER = [
  { column: 'c.updated_at', direction: 'desc', type: 'number' },
  { column: 'c.chat_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];
const PREVIEW_LENGTH = 200;

export interface ListRequest {
  /** Only chats with this character. */
  characterId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** The chats of an owner that the view shows, the last used first, without those that belong to a play. */
export async function listChats(
  db: Queries,
  explore: Explore,
  { ownerId, view }: Caller,
  request: ListRequest,
): Promise<ChatPage> {
  const list = { list: 'chats', ownerId, mature: view.mature, characterId: request.characterId };
  let query = db
    .selectFrom('chats as c')
    .innerJoin('messages as m', 'm.message_id', 'c.active_message_id')
    .selectAll('c')
    .select(['m.text as last_text', 'm.hidden as last_hidden'])
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .where('c.story_session_id', 'is', null)
    .$if(!view.mature, (all) => all.where('c.mature', '=', 0));
  if (request.characterId !== undefined) query = query.where('c.character_id', '=', request.characterId);
  const rows = await onePage(query, { list, order: ORDER, cursor: request.cursor, limit: request.limit }).execute();
  const page = cutPage(rows, request.limit, list, (row) => [row.updated_at, row.chat_id]);
  const cards = await explore.characterCards(view, [...new Set(page.items.map((row) => row.character_id))]);
  const cardOf = new Map(cards.map((card) => [card.characterId, card]));
  const items = page.items.flatMap((row) => {
    const character = cardOf.get(row.character_id);
    if (character === undefined) return [];
    return {
      chatId: row.chat_id,
      title: row.title,
      character,
      lastText: row.last_hidden === 1 ? '' : row.last_text.slice(0, PREVIEW_LENGTH).toWellFormed(),
      messageCount: row.message_count,
      replying: row.replying_id !== null,
      updatedAt: new Date(row.updated_at).toISOString(),
    };
  });
  return { items, nextCursor: page.nextCursor };
}
