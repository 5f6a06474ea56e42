import type { Logger } from 'pino';
import { type CharacterCard, type ChatPage, type ContinueChat, MessageRole } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import type { Explore } from '../../explore/explore.ts';
import { normalizeForSearch, searchPatterns } from '../../lib/search-text.ts';
import type { View } from '../../http/view.ts';
import { previewOf } from '../../lib/text/preview.ts';
import { cutPage } from '../../lists/keyset.ts';
import { showRows } from '../../lists/show-rows.ts';
import type { Caller } from '../../http/caller.ts';
import { titleFrom } from './chat-title.ts';
import {
  findCharactersOf,
  findChatPage,
  findRecentChats,
  type ChatSearchWord,
  type ListedChat,
} from '../store/chat-list-store.ts';

const LOOKED_THROUGH = 24;

interface ListDeps {
  db: Queries;
  explore: Explore;
  log: Logger;
}

export interface ListRequest {
  characterId?: string | undefined;
  q?: string | undefined;
  order: 'recent' | 'pinned';
  cursor?: string | undefined;
  limit: number;
}

/** The owner's chats in this view, without those of plays. */
export async function listChats(
  { db, explore, log }: ListDeps,
  { ownerId, view }: Caller,
  { characterId, cursor, limit, order, q }: ListRequest,
): Promise<ChatPage> {
  const list = { list: 'chats', ownerId, mature: view.mature, characterId, q, order };
  const words = await wordsOf(db, explore, { ownerId, view }, q ?? '');
  const isPinnedFirst = order === 'pinned';
  const rows = await findChatPage(
    db,
    { ownerId, mature: view.mature },
    { list, characterId, words, isPinnedFirst, cursor, limit },
  );
  const page = cutPage(rows, limit, list, (row) => [
    ...(isPinnedFirst ? [row.pinned] : []),
    row.updated_at,
    row.chat_id,
  ]);
  const cardOf = await cardsOf(explore, view, page.items);
  const show = (row: ListedChat) => {
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
  };
  const items = showRows(log, { table: 'chats', rows: page.items, idOf: (row) => row.chat_id, show });
  return { items, nextCursor: page.nextCursor };
}

export async function recentChats(
  { db, explore, log }: ListDeps,
  { ownerId, view }: Caller,
  most: number,
): Promise<ContinueChat[]> {
  const rows = await findRecentChats(db, { ownerId, mature: view.mature }, LOOKED_THROUGH);
  const cardOf = await cardsOf(explore, view, rows);
  const show = (row: ListedChat): ContinueChat[] => {
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
        speaker: MessageRole.parse(row.last_role),
        unreadCount: isUnread ? 1 : 0,
        at: new Date(row.updated_at).toISOString(),
      },
    ];
  };
  return showRows(log, { table: 'chats', rows, idOf: (row) => row.chat_id, show }).slice(0, most);
}

export function titleOf(chat: Pick<ListedChat, 'named' | 'title'>, firstWords: string | null | undefined): string {
  if (chat.named === 1) return chat.title;
  return titleFrom(firstWords ?? '') ?? chat.title;
}

function lineOf(row: Pick<ListedChat, 'last_hidden' | 'last_text'>): string {
  return row.last_hidden === 1 ? '' : previewOf(row.last_text);
}

async function wordsOf(db: Queries, explore: Explore, { ownerId, view }: Caller, q: string): Promise<ChatSearchWord[]> {
  const patterns = searchPatterns(q);
  if (patterns.length === 0) return [];
  const cards = await explore.metCharacterCards(view, await findCharactersOf(db, ownerId));
  const names = cards.map(({ characterId, name }) => ({ characterId, name: normalizeForSearch(name) }));
  return patterns.map((pattern) => {
    const word = normalizeForSearch(pattern.slice(1, -1).replaceAll(/\\(.)/g, '$1'));
    return { pattern, characterIds: names.filter(({ name }) => name.includes(word)).map((card) => card.characterId) };
  });
}

async function cardsOf(
  explore: Explore,
  view: View,
  rows: readonly Pick<ListedChat, 'character_id'>[],
): Promise<ReadonlyMap<string, CharacterCard>> {
  const cards = await explore.metCharacterCards(view, [...new Set(rows.map((row) => row.character_id))]);
  return new Map(cards.map((card) => [card.characterId, card]));
}
