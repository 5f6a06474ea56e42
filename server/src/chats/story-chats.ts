import type { Queries, Trx } from '../db/database.ts';
import { findLivingChat } from './chat-store.ts';
import { findPathUp } from './message-path.ts';
import type { ChatRow, MessageRow } from './tables.ts';

/** What a play needs to know of a chat that is a part of it. */
export type StoryChat = Pick<ChatRow, 'chat_id' | 'character_id' | 'story_session_id' | 'active_message_id'>;

/** A message as somebody finds it who listens. */
export type Words = Pick<MessageRow, 'message_id' | 'role' | 'text'>;

/** The chat with a character inside a play; undefined before it has begun, and when it was deleted. */
export async function findStoryChat(db: Queries, sessionId: string, characterId: string): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('story_session_id', '=', sessionId)
    .where('character_id', '=', characterId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A chat by its id, whoever owns it; undefined for a deleted one, and for one that is no part of a play. */
export async function findStoryChatById(db: Queries, chatId: string): Promise<StoryChat | undefined> {
  const chat = await findLivingChat(db, chatId);
  return chat?.story_session_id === null ? undefined : chat;
}

/** Takes the chats of a play away. Answers the replies under way, which are now nobody's. */
export async function deleteStoryChats(trx: Trx, sessionId: string, now: number): Promise<string[]> {
  const gone = await trx
    .updateTable('chats')
    .set({ deleted_at: now })
    .where('story_session_id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .returning('replying_id')
    .execute();
  return gone.flatMap(({ replying_id: replyingId }) => replyingId ?? []);
}

/** The last messages of a chat's active path, oldest first, hidden and empty ones left out. */
export async function findLastWords(db: Queries, chat: StoryChat, most: number): Promise<Words[]> {
  const path = await findPathUp(db, chat.chat_id, chat.active_message_id, most);
  return path.filter(({ hidden, text }) => hidden === 0 && text.trim() !== '');
}
