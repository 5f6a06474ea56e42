import type { ProductId, ProductKind } from '../contract/validators.ts';
import type { Queries, Trx } from '../db/database.ts';
import type { OwnedProductRow, WornProductRow } from './tables.ts';

/** Whether the account did not have it; waits for a concurrent purchase. */
export async function insertOwned(trx: Trx, row: OwnedProductRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('owned_products')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doNothing())
    .returning('product_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Newest first. */
export async function findOwned(db: Queries, accountId: string): Promise<OwnedProductRow[]> {
  return db
    .selectFrom('owned_products')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('bought_at', 'desc')
    .orderBy('product_id')
    .execute();
}

export async function owns(db: Queries, accountId: string, productId: ProductId): Promise<boolean> {
  const row = await db
    .selectFrom('owned_products')
    .select('product_id')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findWorn(db: Queries, accountId: string): Promise<WornProductRow[]> {
  return db.selectFrom('worn_products').selectAll().where('account_id', '=', accountId).execute();
}

/** What accounts wear of one kind; nothing for those who wear none. */
export async function findWornOfKind(
  db: Queries,
  accountIds: readonly string[],
  kind: ProductKind,
): Promise<Pick<WornProductRow, 'account_id' | 'product_id'>[]> {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('worn_products')
    .select(['account_id', 'product_id'])
    .where('account_id', 'in', accountIds)
    .where('kind', '=', kind)
    .execute();
}

/** In place of another product of its kind. */
export async function setWorn(db: Queries, row: WornProductRow): Promise<void> {
  await db
    .insertInto('worn_products')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet({ product_id: row.product_id }))
    .execute();
}

/** Nothing where another product is worn. */
export async function deleteWorn(db: Queries, accountId: string, productId: ProductId): Promise<void> {
  await db
    .deleteFrom('worn_products')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .execute();
}
