import type { Queries, Trx } from '../db/database.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { FunnyResultRow } from './tables.ts';

const NEWEST_FIRST = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'funny_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export async function insertResult(trx: Trx, row: FunnyResultRow): Promise<void> {
  await trx.insertInto('funny_results').values(row).execute();
}

export async function findResult(db: Queries, funnyId: string): Promise<FunnyResultRow | undefined> {
  return db.selectFrom('funny_results').selectAll().where('funny_id', '=', funnyId).executeTakeFirst();
}

/** What an owner keeps, the newest first, with one extra row where there is more. */
export async function listKept(
  db: Queries,
  ownerId: string,
  request: { list: object; cursor?: string | undefined; limit: number },
): Promise<FunnyResultRow[]> {
  const query = db.selectFrom('funny_results').selectAll().where('owner_id', '=', ownerId).where('kept', '=', 1);
  return onePage(query, { ...request, order: NEWEST_FIRST }).execute();
}

export async function countWriting(db: Queries, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('funny_results')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'writing')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findLantern(db: Queries, lanternKey: string): Promise<FunnyResultRow | undefined> {
  return db
    .selectFrom('funny_results')
    .selectAll()
    .where('lantern_key', '=', lanternKey)
    .where('state', '=', 'ready')
    .orderBy('created_at')
    .orderBy('funny_id')
    .limit(1)
    .executeTakeFirst();
}

export async function endResult(
  trx: Trx,
  funnyId: string,
  changes: Pick<FunnyResultRow, 'state' | 'failure' | 'content' | 'charged'>,
): Promise<boolean> {
  const ended = await trx
    .updateTable('funny_results')
    .set(changes)
    .where('funny_id', '=', funnyId)
    .where('state', '=', 'writing')
    .returning('funny_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Keeps one, while its owner keeps fewer than `most`. False where there is no room. */
export async function keepResult(
  trx: Trx,
  { funny_id: funnyId, owner_id: ownerId }: Pick<FunnyResultRow, 'funny_id' | 'owner_id'>,
  most: number,
): Promise<boolean> {
  const kept = await trx
    .updateTable('funny_results')
    .set({ kept: 1 })
    .where('funny_id', '=', funnyId)
    .where((where) =>
      where(
        where
          .selectFrom('funny_results as others')
          .select((column) => column.fn.countAll<number>().as('count'))
          .where('others.owner_id', '=', ownerId)
          .where('others.kept', '=', 1)
          .where('others.funny_id', '!=', funnyId),
        '<',
        most,
      ),
    )
    .returning('funny_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function dropResult(trx: Trx, funnyId: string): Promise<void> {
  await trx.updateTable('funny_results').set({ kept: 0 }).where('funny_id', '=', funnyId).execute();
}

export async function deleteResult(trx: Trx, funnyId: string): Promise<void> {
  await trx.deleteFrom('funny_results').where('funny_id', '=', funnyId).execute();
}

/** Deletes the oldest that an owner does not keep, so that `most` are left. One that is being written stays. */
export async function deleteSurplus(trx: Trx, ownerId: string, most: number): Promise<void> {
  const surplus = await trx
    .selectFrom('funny_results')
    .select('funny_id')
    .where('owner_id', '=', ownerId)
    .where('kept', '=', 0)
    .where('state', '!=', 'writing')
    .orderBy('created_at', 'desc')
    .orderBy('funny_id', 'desc')
    .limit(100)
    .offset(most)
    .execute();
  const ids = surplus.map((row) => row.funny_id);
  if (ids.length > 0) await trx.deleteFrom('funny_results').where('funny_id', 'in', ids).execute();
}

export async function mergeGuestFunnyResults(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('funny_results').set({ owner_id: to }).where('owner_id', '=', from).execute();
}

/** Deletes all of some owners; what is being written stays until its points are settled. */
export async function deleteResultsOf(trx: Trx, ownerIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('funny_results').where('owner_id', 'in', ownerIds).where('state', '!=', 'writing').execute();
}

/** Erases results from before a moment (epoch ms) that are not kept, so many at most. */
export async function eraseOldResults(db: Queries, before: number, most: number): Promise<void> {
  await db
    .deleteFrom('funny_results')
    .where('funny_id', 'in', (select) =>
      select
        .selectFrom('funny_results')
        .select('funny_id')
        .where('kept', '=', 0)
        .where('state', '!=', 'writing')
        .where('created_at', '<', before)
        .limit(most),
    )
    .execute();
}
