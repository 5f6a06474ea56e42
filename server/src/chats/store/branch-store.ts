import type { Queries } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { MessageRow } from '../tables.ts';

const ORDER = [{ column: 'm.ordinal', direction: 'desc', type: 'number' }] as const satisfies readonly SortColumn[];

export type Step = Pick<MessageRow, 'message_id' | 'parent_id' | 'depth' | 'branch_name'>;

/** Leaves, newest first; one extra where there are more. */
export async function findLeaves(
  db: Queries,
  chatId: string,
  { cursor, limit, list }: { list: object; cursor?: string | undefined; limit: number },
): Promise<MessageRow[]> {
  const leaves = db
    .selectFrom('messages as m')
    .selectAll('m')
    .where('m.chat_id', '=', chatId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('messages as next')
            .select('next.message_id')
            .whereRef('next.parent_id', '=', 'm.message_id')
            .whereRef('next.chat_id', '=', 'm.chat_id'),
        ),
      ),
    );
  return onePage(leaves, { list, order: ORDER, cursor, limit }).execute();
}

export async function findSteps(db: Queries, chatId: string): Promise<Step[]> {
  return db
    .selectFrom('messages')
    .select(['message_id', 'parent_id', 'depth', 'branch_name'])
    .where('chat_id', '=', chatId)
    .execute();
}
