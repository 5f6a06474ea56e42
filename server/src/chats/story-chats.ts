import type { Queries, Trx } from '../db/database.ts';
import { deleteChatsInPlay, findChatInPlay, findLivingChat } from './store/chat-store.ts';
import { findPathUp } from './store/path-store.ts';
import type { ChatRow, MessageRow } from './tables.ts';

export type StoryChat = Pick<ChatRow, 'chat_id' | 'character_id' | 'story_session_id' | 'active_message_id'>;

export type LastMessage = Pick<MessageRow, 'message_id' | 'role' | 'text'>;

/** Undefined before it has begun, and when deleted. */
export async function findStoryChat(db: Queries, sessionId: string, characterId: string): Promise<ChatRow | undefined> {
  return findChatInPlay(db, sessionId, characterId);
}

/** Any owner; undefined when deleted or not of a play. */
export async function findStoryChatById(db: Queries, chatId: string): Promise<StoryChat | undefined> {
  const chat = await findLivingChat(db, chatId);
  return chat?.story_session_id === null ? undefined : chat;
}

/** Deletes a play's chats; returns their replies under way, which the caller stops. */
export async function deleteStoryChats(trx: Trx, sessionId: string, now: number): Promise<string[]> {
  return deleteChatsInPlay(trx, sessionId, now);
}

/** The last visible messages of the active path, oldest first. */
export async function findLastWords(db: Queries, chat: StoryChat, most: number): Promise<LastMessage[]> {
  const path = await findPathUp(db, chat.chat_id, chat.active_message_id, most);
  return path.filter(({ hidden, text }) => hidden === 0 && text.trim() !== '');
}
