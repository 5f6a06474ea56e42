import { sql, type SqlBool } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { searchPatterns } from '../../lib/search-text.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { MessageRow } from '../tables.ts';

const ORDER = [{ column: 'ordinal', direction: 'desc', type: 'number' }] as const satisfies readonly SortColumn[];

export interface SearchRequest {
  q?: string | undefined;
  only?: 'pinned' | 'named' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Messages of all branches with every word, newest first; one extra where there are more. */
export async function searchMessages(db: Queries, chatId: string, request: SearchRequest): Promise<MessageRow[]> {
  const { q, only, cursor, limit } = request;
  let query = db.selectFrom('messages').selectAll().where('chat_id', '=', chatId).where('hidden', '=', 0);
  for (const pattern of searchPatterns(q ?? '')) {
    query = query.where(sql<SqlBool>`search_text like ${pattern} escape '\\'`);
  }
  if (only === 'pinned') query = query.where('pinned', '=', 1);
  if (only === 'named') query = query.where('branch_name', 'is not', null);
  return onePage(query, { list: listOf(chatId, request), order: ORDER, cursor, limit }).execute();
}

export function listOf(chatId: string, { q, only }: SearchRequest): object {
  return { list: 'found-messages', chatId, q, only };
}
