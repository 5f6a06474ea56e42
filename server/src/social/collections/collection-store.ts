import { sql } from 'kysely';
import type { Queries, Trx } from '../../db/database.ts';
import { onePage, type SortColumn } from '../../lists/keyset.ts';
import type { CollectionRow } from './tables.ts';

const ORDER = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'collection_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export interface CollectionRequest {
  cursor?: string | undefined;
  limit: number;
}

export function listOf(accountId: string): object {
  return { list: 'collections', accountId };
}

/** A page, newest first, with one extra row where there is more. */
export async function findCollections(
  db: Queries,
  accountId: string,
  { cursor, limit }: CollectionRequest,
): Promise<CollectionRow[]> {
  const query = db.selectFrom('collections').selectAll().where('account_id', '=', accountId);
  return onePage(query, { list: listOf(accountId), order: ORDER, cursor, limit }).execute();
}

export async function findCollection(db: Queries, collectionId: string): Promise<CollectionRow | undefined> {
  return db.selectFrom('collections').selectAll().where('collection_id', '=', collectionId).executeTakeFirst();
}

/**
 * The collection that a key opens for others: a public one by its id, one that is not private by its link. None that is
 * withheld or whose owner has deleted the account.
 */
export async function findOpenCollection(db: Queries, key: string): Promise<CollectionRow | undefined> {
  return db
    .selectFrom('collections as c')
    .selectAll('c')
    .where((where) =>
      where.or([
        where.and([where('c.collection_id', '=', key), where('c.visibility', '=', 'public')]),
        where.and([where('c.link_id', '=', key), where('c.visibility', 'in', ['link', 'public'])]),
      ]),
    )
    .where('c.withheld_at', 'is', null)
    .where(sql<boolean>`not exists (select 1 from account_deletions d where d.account_id = c.account_id)`)
    .executeTakeFirst();
}

/** The account's own collection, by its id or its link. */
export async function findOwnCollection(
  db: Queries,
  accountId: string,
  key: string,
): Promise<CollectionRow | undefined> {
  return db
    .selectFrom('collections')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('collection_id', '=', key), where('link_id', '=', key)]))
    .executeTakeFirst();
}

/** Keeps an own collection as it is until the transaction ends; undefined for that of another account. */
export async function lockCollection(
  trx: Trx,
  accountId: string,
  collectionId: string,
): Promise<CollectionRow | undefined> {
  return trx
    .updateTable('collections')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('collection_id', '=', collectionId)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

export async function insertCollection(trx: Trx, row: CollectionRow): Promise<void> {
  await trx.insertInto('collections').values(row).execute();
}

export async function updateCollection(trx: Trx, collectionId: string, changes: Partial<CollectionRow>): Promise<void> {
  await trx.updateTable('collections').set(changes).where('collection_id', '=', collectionId).execute();
}

export async function deleteCollection(trx: Trx, collectionId: string): Promise<void> {
  await trx.deleteFrom('collection_entries').where('collection_id', '=', collectionId).execute();
  await trx.deleteFrom('collections').where('collection_id', '=', collectionId).execute();
}

export async function countCollections(db: Queries, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('collections')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** At epoch ms; null shows it again. False when unchanged. */
export async function setCollectionWithheld(trx: Trx, collectionId: string, at: number | null): Promise<boolean> {
  const changed = await trx
    .updateTable('collections')
    .set({ withheld_at: at })
    .where('collection_id', '=', collectionId)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    .returning('collection_id')
    .executeTakeFirst();
  return changed !== undefined;
}
