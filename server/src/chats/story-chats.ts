import type { Queries, Trx } from '../db/database.ts';
import { deleteChatsInPlay, findChatInPlay, findLivingChat } from './store/chat-store.ts';
import { findPathUp } from './store/path-store.ts';
import type { ChatRow, MessageRow } from './tables.ts';

/** What a play needs to know of a chat that is a part of it. */
export type StoryChat = Pick<ChatRow, 'chat_id' | 'character_id' | 'story_session_id' | 'active_message_id'>;

export type LastMessage = Pick<MessageRow, 'message_id' | 'role' | 'text'>;

/** The chat with a character inside a play; undefined before it has begun, and when it was deleted. */
export async function findStoryChat(db: Queries, sessionId: string, characterId: string): Promise<ChatRow | undefined> {
  return findChatInPlay(db, sessionId, characterId);
}

/** A chat by its id, with any owner; undefined for a deleted one, and for one that is no part of a play. */
export async function findStoryChatById(db: Queries, chatId: string): Promise<StoryChat | undefined> {
  const chat = await findLivingChat(db, chatId);
  return chat?.story_session_id === null ? undefined : chat;
}

/** Deletes the chats of a play. Answers the ids of their replies under way, which the caller stops. */
export async function deleteStoryChats(trx: Trx, sessionId: string, now: number): Promise<string[]> {
  return deleteChatsInPlay(trx, sessionId, now);
}

/** The last messages of a chat's active path, oldest first, hidden and empty ones left out. */
export async function findLastWords(db: Queries, chat: StoryChat, most: number): Promise<LastMessage[]> {
  const path = await findPathUp(db, chat.chat_id, chat.active_message_id, most);
  return path.filter(({ hidden, text }) => hidden === 0 && text.trim() !== '');
}
