import type { Queries, Trx } from '../db/database.ts';
import type { ChatEventRow } from './tables.ts';

/** Something to tell the followers of a chat. */
export type NewEvent = Pick<ChatEventRow, 'kind' | 'message_id'> & Partial<Pick<ChatEventRow, 'text' | 'text_offset'>>;

/**
 * Adds events to a chat, in the transaction of what they tell. Their numbers come from the chat's row, which stays
 * locked until the commit: events appear in the order of their numbers.
 */
export async function appendEvents(trx: Trx, chatId: string, events: readonly NewEvent[]): Promise<void> {
  const { event_seq: newest } = await trx
    .updateTable('chats')
    .set((column) => ({ event_seq: column('event_seq', '+', events.length) }))
    .where('chat_id', '=', chatId)
    .returning('event_seq')
    .executeTakeFirstOrThrow();
  const rows = events.map((event, index) => ({
    chat_id: chatId,
    seq: newest - events.length + index + 1,
    text: null,
    text_offset: null,
    ...event,
  }));
  await trx.insertInto('chat_events').values(rows).execute();
}

/** Events after a number, in order. */
export async function findEvents(db: Queries, chatId: string, after: number, limit: number): Promise<ChatEventRow[]> {
  return db
    .selectFrom('chat_events')
    .selectAll()
    .where('chat_id', '=', chatId)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** The number of the newest event; undefined when the chat is gone. */
export async function findNewestSeq(db: Queries, chatId: string): Promise<number | undefined> {
  const chat = await db
    .selectFrom('chats')
    .select('event_seq')
    .where('chat_id', '=', chatId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return chat?.event_seq;
}

/** The numbers of the newest events of some chats. */
export async function findNewestSeqs(db: Queries, chatIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('chats').select(['chat_id', 'event_seq']).where('chat_id', 'in', chatIds).execute();
  return new Map(rows.map((row) => [row.chat_id, row.event_seq]));
}

/** The number before the first event that tells of a message; undefined when none does. */
export async function findStartOf(db: Queries, chatId: string, messageId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('chat_events')
    .select((select) => select.fn.min<number | null>('seq').as('first'))
    .where('chat_id', '=', chatId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  const first = row?.first ?? undefined;
  return first === undefined ? undefined : first - 1;
}

/** Removes the words of a reply, which its message holds now. */
export async function deleteWords(trx: Trx, chatId: string, messageId: string): Promise<void> {
  await trx
    .deleteFrom('chat_events')
    .where('chat_id', '=', chatId)
    .where('message_id', '=', messageId)
    .where('kind', '=', 'reply-text')
    .execute();
}
