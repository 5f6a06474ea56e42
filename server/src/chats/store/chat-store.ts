import type { Queries, Trx } from '../../db/database.ts';
import type { ChatRow } from '../tables.ts';

export async function insertChat(trx: Trx, chat: ChatRow): Promise<void> {
  await trx.insertInto('chats').values(chat).execute();
}

export interface ChatViewer {
  ownerId: string;
  mature: boolean;
}

/** A chat of this owner; undefined for one of another owner, a deleted one, and one that the mode does not show. */
export async function findChat(db: Queries, chatId: string, viewer: ChatViewer): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('owner_id', '=', viewer.ownerId)
    .where('deleted_at', 'is', null)
    .$if(!viewer.mature, (query) => query.where('mature', '=', 0))
    .executeTakeFirst();
}

/** A chat of this owner, also a deleted one; undefined for a chat inside a play, which goes with it. */
export async function findOwnChat(db: Queries, chatId: string, viewer: ChatViewer): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('owner_id', '=', viewer.ownerId)
    .where('story_session_id', 'is', null)
    .$if(!viewer.mature, (query) => query.where('mature', '=', 0))
    .executeTakeFirst();
}

/** Remembers up to which event the owner of a chat has been sent what happened in it. */
export async function markSeen(db: Queries, chatId: string, seq: number): Promise<void> {
  await db
    .updateTable('chats')
    .set({ seen_seq: seq })
    .where('chat_id', '=', chatId)
    .where('seen_seq', '<', seq)
    .execute();
}

/** A chat for the server's own work, with any owner; undefined for a deleted one. */
export async function findLivingChat(db: Queries, chatId: string): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The current chat, locked until the transaction ends. */
export async function lockChat(trx: Trx, chatId: string): Promise<ChatRow> {
  return trx
    .updateTable('chats')
    .set((column) => ({ event_seq: column.ref('event_seq') }))
    .where('chat_id', '=', chatId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateChat(trx: Trx, chatId: string, changes: Partial<ChatRow>): Promise<void> {
  await trx.updateTable('chats').set(changes).where('chat_id', '=', chatId).execute();
}

/** The chat with a character inside a play; undefined before it has begun, and when it was deleted. */
export async function findChatInPlay(
  db: Queries,
  sessionId: string,
  characterId: string,
): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('story_session_id', '=', sessionId)
    .where('character_id', '=', characterId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes the chats of a play. Answers the ids of their replies under way. */
export async function deleteChatsInPlay(trx: Trx, sessionId: string, now: number): Promise<string[]> {
  const deleted = await trx
    .updateTable('chats')
    .set({ deleted_at: now })
    .where('story_session_id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .returning('replying_id')
    .execute();
  return deleted.flatMap(({ replying_id: replyingId }) => replyingId ?? []);
}

export async function moveChats(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('chats').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

/** Deletes all chats of some owners, as of a moment (epoch ms). */
export async function deleteChatsOf(trx: Trx, ownerIds: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ deleted_at: now })
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .execute();
}
