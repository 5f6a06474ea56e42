import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { decodeCursor, encodeCursor } from '../../lists/cursor.ts';
import { findPathDown, findPathUp } from '../store/path-store.ts';
import { findMessage } from '../store/message-store.ts';
import type { ChatRow, MessageRow } from '../tables.ts';

export interface PageRequest {
  around?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A part of a path, oldest first, and its cursors. */
export interface MessageRows {
  rows: MessageRow[];
  nextCursor: string | null;
  newerCursor: string | null;
}

type Place = Pick<ChatRow, 'chat_id' | 'active_message_id'>;

/** A page of the active path. Throws VALIDATION_FAILED for another chat's cursor, NOT_FOUND beside the path. */
export async function findMessagePage(db: Queries, chat: Place, request: PageRequest): Promise<MessageRows> {
  const { around, cursor, limit } = request;
  if (around !== undefined && cursor !== undefined) {
    throw new AppError('VALIDATION_FAILED', 'around: cannot be combined with a cursor', { field: 'around' });
  }
  if (around !== undefined) return toPage(chat, await findAround(db, chat, around, limit));
  if (cursor === undefined) return toPage(chat, await findPathUp(db, chat.chat_id, chat.active_message_id, limit));
  const [direction, messageId] = decodeCursor(listOf(chat), cursor);
  const from = await findMessage(db, chat.chat_id, String(messageId));
  if (from === undefined || typeof direction !== 'string') {
    throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this chat', { field: 'cursor' });
  }
  if (direction === 'newer') return toPage(chat, await findPathDown(db, chat.active_message_id, from, limit));
  return toPage(chat, from.parent_id === null ? [] : await findPathUp(db, chat.chat_id, from.parent_id, limit));
}

async function findAround(db: Queries, chat: Place, messageId: string, limit: number): Promise<MessageRow[]> {
  const middle = await findMessage(db, chat.chat_id, messageId);
  const newer =
    middle === undefined ? [] : await findPathDown(db, chat.active_message_id, middle, Math.floor(limit / 2));
  if (middle === undefined || (newer.length === 0 && messageId !== chat.active_message_id)) {
    throw new AppError('NOT_FOUND', 'There is no such message on the active path');
  }
  return [...(await findPathUp(db, chat.chat_id, messageId, limit - newer.length)), ...newer];
}

function toPage(chat: Place, rows: MessageRow[]): MessageRows {
  const [first, last] = [rows[0], rows.at(-1)];
  const older = first !== undefined && first.parent_id !== null;
  const newer = last !== undefined && last.message_id !== chat.active_message_id;
  return {
    rows,
    nextCursor: older ? encodeCursor(listOf(chat), ['older', first.message_id]) : null,
    newerCursor: newer ? encodeCursor(listOf(chat), ['newer', last.message_id]) : null,
  };
}

function listOf(chat: Place): object {
  return { list: 'messages', chatId: chat.chat_id };
}
