import type { Queries, Trx } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { CreatorTables } from './tables.ts';

const ORDER = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'follow_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export type CreatorFollow = CreatorTables['creator_follows'];

export interface CreatorRequest {
  cursor?: string | undefined;
  limit: number;
}

export function listOf(accountId: string): object {
  return { list: 'followed-creators', accountId };
}

/** A page, newest first, with one extra row where there is more. */
export async function findFollowedCreators(
  db: Queries,
  accountId: string,
  { cursor, limit }: CreatorRequest,
): Promise<CreatorFollow[]> {
  const query = db.selectFrom('creator_follows').selectAll().where('account_id', '=', accountId);
  return onePage(query, { list: listOf(accountId), order: ORDER, cursor, limit }).execute();
}

export async function findCreatorFollow(
  db: Queries,
  accountId: string,
  creatorId: string,
): Promise<CreatorFollow | undefined> {
  return db
    .selectFrom('creator_follows')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst();
}

/** False when the account follows the creator already. */
export async function insertCreatorFollow(trx: Trx, row: CreatorFollow): Promise<boolean> {
  const added = await trx
    .insertInto('creator_follows')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'creator_id']).doNothing())
    .returning('follow_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteCreatorFollow(db: Queries, accountId: string, followId: string): Promise<void> {
  await db
    .deleteFrom('creator_follows')
    .where('follow_id', '=', followId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function countFollowedCreators(db: Queries, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('creator_follows')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.total;
}
