import type { Queries, Trx } from '../../db/database.ts';
import type { ChatRow } from '../tables.ts';

export async function insertChat(trx: Trx, chat: ChatRow): Promise<void> {
  await trx.insertInto('chats').values(chat).execute();
}

export interface ChatViewer {
  ownerId: string;
  mature: boolean;
}

/** Undefined when unknown, deleted, another owner's or not shown in this mode. */
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

/** Also deleted ones; undefined for a chat of a play, which is deleted with it. */
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

export async function markSeen(db: Queries, chatId: string, seq: number): Promise<void> {
  await db
    .updateTable('chats')
    .set({ seen_seq: seq })
    .where('chat_id', '=', chatId)
    .where('seen_seq', '<', seq)
    .execute();
}

/** For the server's own work: any owner; undefined when deleted. */
export async function findLivingChat(db: Queries, chatId: string): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

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

/** Undefined before it has begun, and when deleted. */
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

/** Deletes a play's chats; returns their replies under way. */
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

/** Deletes the chats of some owners, as of epoch ms. */
export async function deleteChatsOf(trx: Trx, ownerIds: readonly string[], now: number): Promise<void> {
  await trx
    .updateTable('chats')
    .set({ deleted_at: now })
    .where('owner_id', 'in', ownerIds)
    .where('deleted_at', 'is', null)
    .execute();
}
