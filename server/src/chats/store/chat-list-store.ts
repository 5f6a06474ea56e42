import { sql, type SqlBool } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { ChatViewer } from './chat-store.ts';
import type { ChatRow, MessageRow } from '../tables.ts';

const MOST_CHARACTERS = 500;

const RECENT = [
  { column: 'c.updated_at', direction: 'desc', type: 'number' },
  { column: 'c.chat_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];
const PINNED_FIRST = [
  { column: 'c.pinned', direction: 'desc', type: 'number' },
  ...RECENT,
] as const satisfies readonly SortColumn[];

export interface ListedChat extends ChatRow {
  last_text: string;
  last_role: MessageRow['role'];
  last_hidden: number;
  first_words: string | null;
}

/** A viewer's chats, unordered, without those of plays. */
function chatsOf(db: Queries, { mature, ownerId }: ChatViewer) {
  return db
    .selectFrom('chats as c')
    .innerJoin('messages as m', 'm.message_id', 'c.active_message_id')
    .selectAll('c')
    .select(['m.text as last_text', 'm.role as last_role', 'm.hidden as last_hidden'])
    .select((chat) =>
      chat
        .selectFrom('messages as f')
        .select('f.text')
        .whereRef('f.chat_id', '=', 'c.chat_id')
        .where('f.role', '=', 'visitor')
        .where('f.hidden', '=', 0)
        .orderBy('f.ordinal')
        .limit(1)
        .as('first_words'),
    )
    .where('c.owner_id', '=', ownerId)
    .where('c.deleted_at', 'is', null)
    .where('c.story_session_id', 'is', null)
    .$if(!mature, (all) => all.where('c.mature', '=', 0));
}

export interface ChatSearchWord {
  /** For `like`, escaped. */
  pattern: string;
  characterIds: readonly string[];
}

interface PageRequest {
  /** Cursors belong to it. */
  list: object;
  characterId: string | undefined;
  words: readonly ChatSearchWord[];
  isPinnedFirst: boolean;
  cursor: string | undefined;
  limit: number;
}

/** A page of chats, last used first, with an extra row for more. Throws VALIDATION_FAILED for another list's cursor. */
export async function findChatPage(
  db: Queries,
  viewer: ChatViewer,
  { characterId, cursor, isPinnedFirst, limit, list, words }: PageRequest,
): Promise<ListedChat[]> {
  let query = chatsOf(db, viewer);
  if (characterId !== undefined) query = query.where('c.character_id', '=', characterId);
  for (const word of words) query = query.where(contains(word));
  return onePage(query, { list, order: isPinnedFirst ? PINNED_FIRST : RECENT, cursor, limit }).execute();
}

export async function findRecentChats(db: Queries, viewer: ChatViewer, most: number): Promise<ListedChat[]> {
  return chatsOf(db, viewer)
    .where('m.depth', '>', 0)
    .orderBy('c.updated_at', 'desc')
    .orderBy('c.chat_id', 'desc')
    .limit(most)
    .execute();
}

function contains({ characterIds, pattern }: ChatSearchWord) {
  const isName = characterIds.length === 0 ? sql`1 = 0` : sql`c.character_id in (${sql.join(characterIds)})`;
  return sql<SqlBool>`(${isName} or c.title_key like ${pattern} escape '\\' or exists (
    select 1 from messages as s
    where s.chat_id = c.chat_id and s.hidden = 0 and s.search_text like ${pattern} escape '\\'
  ))`;
}

export async function findFirstWords(db: Queries, chatId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('text')
    .where('chat_id', '=', chatId)
    .where('role', '=', 'visitor')
    .where('hidden', '=', 0)
    .orderBy('ordinal')
    .limit(1)
    .executeTakeFirst();
  return row?.text;
}

export async function findCharactersOf(db: Queries, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chats')
    .select('character_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .limit(MOST_CHARACTERS)
    .execute();
  return rows.map((row) => row.character_id);
}
