import type { Queries, Trx } from '../../db/database.ts';

/** Chats deleted before epoch ms. */
export async function findDeletedChats(db: Queries, before: number, most: number): Promise<string[]> {
  const chats = await db.selectFrom('chats').select('chat_id').where('deleted_at', '<', before).limit(most).execute();
  return chats.map((chat) => chat.chat_id);
}

/** Whether a chat is still deleted since before epoch ms. */
export async function isDeletedChat(db: Queries, chatId: string, before: number): Promise<boolean> {
  const chat = await db
    .selectFrom('chats')
    .select('chat_id')
    .where('chat_id', '=', chatId)
    .where('deleted_at', '<', before)
    .executeTakeFirst();
  return chat !== undefined;
}

export async function findChatsOfPlay(db: Queries, sessionId: string): Promise<string[]> {
  const chats = await db.selectFrom('chats').select('chat_id').where('story_session_id', '=', sessionId).execute();
  return chats.map((chat) => chat.chat_id);
}

export async function eraseChat(trx: Trx, chatId: string): Promise<void> {
  const messages = trx.selectFrom('messages').select('message_id').where('chat_id', '=', chatId);
  await trx.deleteFrom('message_images').where('message_id', 'in', messages).execute();
  await trx.deleteFrom('replies').where('message_id', 'in', messages).execute();
  await trx.deleteFrom('message_vectors').where('chat_id', '=', chatId).execute();
  for (const table of ['chat_events', 'chat_facts', 'chat_summaries', 'message_drafts', 'messages', 'chats'] as const) {
    await trx.deleteFrom(table).where('chat_id', '=', chatId).execute();
  }
}
