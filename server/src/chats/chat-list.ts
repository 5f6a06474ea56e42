import { sql, type SqlBool } from 'kysely';
import type { CharacterCard, ChatPage, ContinueChat } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import { fold, searchPatterns } from '../explore/fold.ts';
import type { View } from '../explore/view.ts';
import { previewOf } from '../lib/preview.ts';
import { cutPage, onePage, type SortColumn } from '../lists/keyset.ts';
import type { Caller } from './caller.ts';
import { titleFrom } from './chat-title.ts';
import { findCharactersOf, findChatRows, type ListedChat } from './chat-rows.ts';

const RECENT = [
  { column: 'c.updated_at', direction: 'desc', type: 'number' },
  { column: 'c.chat_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];
const PINNED_FIRST = [
  { column: 'c.pinned', direction: 'desc', type: 'number' },
  ...RECENT,
] as const satisfies readonly SortColumn[];

/** Chats that are looked through for those whose characters can still be shown. */
const LOOKED_THROUGH = 24;

export interface ListRequest {
  /** Only chats with this character. */
  characterId?: string | undefined;
  /** Only chats in which every word is found. */
  q?: string | undefined;
  order: 'recent' | 'pinned';
  cursor?: string | undefined;
  limit: number;
}

/** The chats of an owner that the view shows, without those that belong to a play. */
export async function listChats(
  db: Queries,
  explore: Explore,
  { ownerId, view }: Caller,
  { characterId, cursor, limit, order, q }: ListRequest,
): Promise<ChatPage> {
  const list = { list: 'chats', ownerId, mature: view.mature, characterId, q, order };
  let query = findChatRows(db, ownerId, view);
  if (characterId !== undefined) query = query.where('c.character_id', '=', characterId);
  for (const found of await conditionsOf(db, explore, { ownerId, view }, q ?? '')) query = query.where(found);
  const isPinnedFirst = order === 'pinned';
  const columns = isPinnedFirst ? PINNED_FIRST : RECENT;
  const rows = await onePage(query, { list, order: columns, cursor, limit }).execute();
  const page = cutPage(rows, limit, list, (row) => [
    ...(isPinnedFirst ? [row.pinned] : []),
    row.updated_at,
    row.chat_id,
  ]);
  const cardOf = await cardsOf(explore, view, page.items);
  const items = page.items.flatMap((row) => {
    const character = cardOf.get(row.character_id);
    if (character === undefined) return [];
    return {
      chatId: row.chat_id,
      title: titleOf(row, row.first_words),
      character,
      lastText: lineOf(row),
      messageCount: row.message_count,
      replying: row.replying_id !== null,
      pinned: row.pinned === 1,
      updatedAt: new Date(row.updated_at).toISOString(),
    };
  });
  return { items, nextCursor: page.nextCursor };
}

/** The chats in which their owner has said something, the last used first. */
export async function recentChats(
  db: Queries,
  explore: Explore,
  { ownerId, view }: Caller,
  most: number,
): Promise<ContinueChat[]> {
  const rows = await findChatRows(db, ownerId, view)
    .where('m.depth', '>', 0)
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.chat_id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  const cardOf = await cardsOf(explore, view, rows);
  const items = rows.flatMap((row): ContinueChat[] => {
    const character = cardOf.get(row.character_id);
    if (character === undefined) return [];
    const isUnread = row.event_seq > row.seen_seq && row.replying_id === null && row.last_role === 'character';
    return [
      {
        kind: 'chat',
        chatId: row.chat_id,
        title: titleOf(row, row.first_words),
        character,
        line: lineOf(row),
        speaker: row.last_role,
        unreadCount: isUnread ? 1 : 0,
        at: new Date(row.updated_at).toISOString(),
      },
    ];
  });
  return items.slice(0, most);
}

/** What a chat is called: what its owner chose, else how their first words begin, else its character's name. */
export function titleOf(chat: Pick<ListedChat, 'named' | 'title'>, firstWords: string | null | undefined): string {
  if (chat.named === 1) return chat.title;
  return titleFrom(firstWords ?? '') ?? chat.title;
}

function lineOf(row: Pick<ListedChat, 'last_hidden' | 'last_text'>): string {
  return row.last_hidden === 1 ? '' : previewOf(row.last_text);
}

/** For each word: it is in the title, in the name of the character as the view shows it, or in what was said. */
async function conditionsOf(db: Queries, explore: Explore, { ownerId, view }: Caller, q: string) {
  const patterns = searchPatterns(q);
  if (patterns.length === 0) return [];
  const cards = await explore.characterCards(view, await findCharactersOf(db, ownerId));
  const names = cards.map(({ characterId, name }) => ({ characterId, name: fold(name) }));
  return patterns.map((pattern) => {
    const word = fold(pattern.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
    const called = names.filter(({ name }) => name.includes(word)).map(({ characterId }) => characterId);
    const isCalled = called.length === 0 ? sql`1 = 0` : sql`c.character_id in (${sql.join(called)})`;
    return sql<SqlBool>`(${isCalled} or c.title_key like ${pattern} escape '\\' or exists (
      select 1 from messages as s
      where s.chat_id = c.chat_id and s.hidden = 0 and s.search_text like ${pattern} escape '\\'
    ))`;
  });
}

async function cardsOf(
  explore: Explore,
  view: View,
  rows: readonly Pick<ListedChat, 'character_id'>[],
): Promise<ReadonlyMap<string, CharacterCard>> {
  const cards = await explore.characterCards(view, [...new Set(rows.map((row) => row.character_id))]);
  return new Map(cards.map((card) => [card.characterId, card]));
}
