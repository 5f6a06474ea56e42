import type { Queries, Trx } from '../db/database.ts';
import type { OwnedBundleRow } from './tables.ts';

/** Whether the account did not have it; waits for a concurrent purchase. */
export async function insertOwned(trx: Trx, row: OwnedBundleRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('owned_bundles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('owned_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Of some bundles, those that an account has. */
export async function findOwned(db: Queries, accountId: string, bundleIds: readonly string[]): Promise<Set<string>> {
  if (bundleIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('owned_bundles')
    .select('bundle_id')
    .where('account_id', '=', accountId)
    .where('bundle_id', 'in', bundleIds)
    .where('revoked_at', 'is', null)
    .execute();
  return new Set(rows.map(({ bundle_id: bundleId }) => bundleId));
}

/** Whether an account has a bundle in which a story is, or was when the account bought it. */
export async function ownsStory(db: Queries, accountId: string, storyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('owned_bundles as o')
    .innerJoin('story_bundle_items as i', 'i.bundle_id', 'o.bundle_id')
    .select('o.owned_id')
    .where('o.account_id', '=', accountId)
    .where('o.revoked_at', 'is', null)
    .where('i.story_id', '=', storyId)
    .where((where) =>
      where.or([where('i.removed_at', 'is', null), where('i.removed_at', '>', where.ref('o.bought_at'))]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Sales of bundles that were not refunded, and what their creator got. */
export async function countSales(
  db: Queries,
  bundleIds: readonly string[],
): Promise<Map<string, { count: number; points: number }>> {
  if (bundleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('owned_bundles')
    .select((column) => [
      'bundle_id',
      column.fn.countAll<number>().as('count'),
      column.fn.sum<number | string>('creator_points').as('points'),
    ])
    .where('bundle_id', 'in', bundleIds)
    .where('revoked_at', 'is', null)
    .groupBy('bundle_id')
    .execute();
  return new Map(rows.map(({ bundle_id: id, count, points }) => [id, { count, points: Number(points) }]));
}

/** Takes a bundle back, once; undefined for an account that does not have it. */
export async function revokeOwned(
  trx: Trx,
  owned: { accountId: string; bundleId: string },
  now: number,
): Promise<OwnedBundleRow | undefined> {
  return trx
    .updateTable('owned_bundles')
    .set({ revoked_at: now })
    .where('account_id', '=', owned.accountId)
    .where('bundle_id', '=', owned.bundleId)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
