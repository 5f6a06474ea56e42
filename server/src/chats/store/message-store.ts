import type { Queries, Trx } from '../../db/database.ts';
import type { MessageRow, ReplyRow } from '../tables.ts';

/** Both databases limit bound values per statement. */
const ROWS_AT_ONCE = 500;

export async function insertMessages(trx: Trx, messages: readonly MessageRow[]): Promise<void> {
  for (let from = 0; from < messages.length; from += ROWS_AT_ONCE) {
    await trx
      .insertInto('messages')
      .values(messages.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

export async function insertReply(trx: Trx, reply: ReplyRow): Promise<void> {
  await trx.insertInto('replies').values(reply).execute();
}

export async function findMessage(db: Queries, chatId: string, messageId: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

export async function findMessages(db: Queries, messageIds: readonly string[]): Promise<MessageRow[]> {
  if (messageIds.length === 0) return [];
  return db.selectFrom('messages').selectAll().where('message_id', 'in', messageIds).execute();
}

/** The siblings that answer a message (null: first messages), oldest first. */
export async function findSiblings(
  db: Queries,
  chatId: string,
  parentIds: readonly (string | null)[],
): Promise<{ message_id: string; parent_id: string | null }[]> {
  const ids = parentIds.filter((id) => id !== null);
  return db
    .selectFrom('messages')
    .select(['message_id', 'parent_id'])
    .where('chat_id', '=', chatId)
    .where((where) =>
      where.or([
        ...(ids.length > 0 ? [where('parent_id', 'in', ids)] : []),
        ...(ids.length < parentIds.length ? [where('parent_id', 'is', null)] : []),
      ]),
    )
    .orderBy('ordinal')
    .execute();
}

export async function findMessagesOf(db: Queries, chatId: string, most: number): Promise<MessageRow[]> {
  return db.selectFrom('messages').selectAll().where('chat_id', '=', chatId).orderBy('ordinal').limit(most).execute();
}

export async function findReplies(db: Queries, messageIds: readonly string[]): Promise<ReplyRow[]> {
  if (messageIds.length === 0) return [];
  return db.selectFrom('replies').selectAll().where('message_id', 'in', messageIds).execute();
}

export async function updateMessage(trx: Trx, messageId: string, changes: Partial<MessageRow>): Promise<void> {
  await trx.updateTable('messages').set(changes).where('message_id', '=', messageId).execute();
}

export async function recordCharge(trx: Trx, messageId: string, points: number): Promise<void> {
  await trx.updateTable('replies').set({ charged: points }).where('message_id', '=', messageId).execute();
}

/** Messages deleted before a time that still have text, oldest deletion first. */
export async function findDeleted(
  db: Queries,
  before: number,
  most: number,
): Promise<Pick<MessageRow, 'chat_id' | 'message_id'>[]> {
  return db
    .selectFrom('messages')
    .select(['chat_id', 'message_id'])
    .where('hidden_at', '<=', before)
    .orderBy('hidden_at')
    .limit(most)
    .execute();
}

/** Erases a message deleted before a time; false when restored or erased meanwhile. */
export async function eraseMessage(trx: Trx, messageId: string, before: number): Promise<boolean> {
  const erased = await trx
    .updateTable('messages')
    .set({ text: '', search_text: '', first_hash: null, edit_hash: null, source: null, branch_name: null })
    .set({ pinned: 0, hidden_at: null, erased: 1, mood: null })
    .where('message_id', '=', messageId)
    .where('hidden_at', '<=', before)
    .where('status', '!=', 'streaming')
    .returning('message_id')
    .executeTakeFirst();
  return erased !== undefined;
}
