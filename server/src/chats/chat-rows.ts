import type { Queries } from '../db/database.ts';
import type { View } from '../explore/view.ts';
import type { ChatRow, MessageRow } from './tables.ts';

/** Characters whose names a search looks through. */
const MOST_CHARACTERS = 500;

/** A chat with its last message and the first words that its owner said in it. */
export interface ListedChat extends ChatRow {
  last_text: string;
  last_role: MessageRow['role'];
  last_hidden: number;
  first_words: string | null;
}

/** The chats of an owner that the view shows, in no order, without those that belong to a play. */
export function findChatRows(db: Queries, ownerId: string, view: View) {
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
    .$if(!view.mature, (all) => all.where('c.mature', '=', 0));
}

/** The first words of the owner of a chat; undefined before they have said anything. */
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

/** Whom an owner has chats with. */
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
