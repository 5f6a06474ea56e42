import type { Queries, Trx } from '../db/database.ts';
import type { ChatRow } from './tables.ts';

export async function insertChat(trx: Trx, chat: ChatRow): Promise<void> {
  await trx.insertInto('chats').values(chat).execute();
}

/** Who asks for a chat, and in which content mode. */
export interface ChatViewer {
  ownerId: string;
  mature: boolean;
}

/** A chat of this owner; undefined for one of somebody else, a deleted one, and one that the mode does not show. */
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

/** A chat for the server's own work, whoever owns it; undefined for a deleted one. */
export async function findLivingChat(db: Queries, chatId: string): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chats')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The chat as it is now, which nobody else can change until the transaction ends. */
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
