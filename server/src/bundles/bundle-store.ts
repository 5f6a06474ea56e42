import { sql } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import type { StoryBundleRow } from './tables.ts';

/** Fewer stories are no bundle. */
const FEWEST_STORIES = 2;

/** SQL: a story that everybody may read. */
const isPublished = sql<boolean>`s.visibility = 'public' and s.deleted_at is null and s.withheld_at is null`;

/** SQL: a bundle that can be bought now. */
const canBeBought = sql<boolean>`b.on_sale = 1
  and not exists (select 1 from account_deletions d where d.account_id = b.creator_id)
  and (select count(*) from story_bundle_items n join stories s on s.story_id = n.story_id
    where n.bundle_id = b.bundle_id and n.removed_at is null and ${isPublished}) >= ${FEWEST_STORIES}`;

export async function insertBundle(trx: Trx, row: StoryBundleRow): Promise<void> {
  await trx.insertInto('story_bundles').values(row).execute();
}

export async function updateBundle(trx: Trx, bundleId: string, changes: Partial<StoryBundleRow>): Promise<void> {
  await trx.updateTable('story_bundles').set(changes).where('bundle_id', '=', bundleId).execute();
}

export async function findBundle(db: Queries, bundleId: string): Promise<StoryBundleRow | undefined> {
  return db.selectFrom('story_bundles').selectAll().where('bundle_id', '=', bundleId).executeTakeFirst();
}

/** Keeps its price and its stories as they are until the transaction ends. */
export async function lockBundle(trx: Trx, bundleId: string): Promise<StoryBundleRow | undefined> {
  return trx
    .updateTable('story_bundles')
    .set((column) => ({ points: column.ref('points') }))
    .where('bundle_id', '=', bundleId)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a bundle can be bought. */
export async function isBuyable(db: Queries, bundleId: string): Promise<boolean> {
  const row = await db
    .selectFrom('story_bundles as b')
    .select('b.bundle_id')
    .where('b.bundle_id', '=', bundleId)
    .where(canBeBought)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that can be bought, newest first, below `before`. */
export async function listBuyable(
  db: Queries,
  { before, limit }: { before: { createdAt: number; bundleId: string } | undefined; limit: number },
): Promise<StoryBundleRow[]> {
  return db
    .selectFrom('story_bundles as b')
    .selectAll('b')
    .where(canBeBought)
    .$if(before !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('b.created_at', '<', before?.createdAt ?? 0),
          where.and([
            where('b.created_at', '=', before?.createdAt ?? 0),
            where('b.bundle_id', '<', before?.bundleId ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.bundle_id', 'desc')
    .limit(limit)
    .execute();
}

/** Newest first. */
export async function listByCreator(db: Queries, creatorId: string, limit: number): Promise<StoryBundleRow[]> {
  return db
    .selectFrom('story_bundles')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .orderBy('created_at', 'desc')
    .orderBy('bundle_id', 'desc')
    .limit(limit)
    .execute();
}

export async function countByCreator(db: Queries, creatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('story_bundles')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The bundle in which a story is sold, and since when; undefined for one that is free. */
export async function findSaleOf(
  db: Queries,
  storyId: string,
): Promise<(StoryBundleRow & { added_at: number }) | undefined> {
  return db
    .selectFrom('story_bundle_items as i')
    .innerJoin('story_bundles as b', 'b.bundle_id', 'i.bundle_id')
    .innerJoin('stories as s', 's.story_id', 'i.story_id')
    .selectAll('b')
    .select('i.added_at')
    .where('i.story_id', '=', storyId)
    .where('i.removed_at', 'is', null)
    .where(isPublished)
    .where(canBeBought)
    .executeTakeFirst();
}

/** Of some stories, those that a creator has published. */
export async function findPublished(db: Queries, creatorId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stories as s')
    .select('s.story_id')
    .where('s.story_id', 'in', ids)
    .where('s.owner_id', '=', creatorId)
    .where(isPublished)
    .execute();
  return new Set(rows.map(({ story_id: storyId }) => storyId));
}

/** Takes the bundles of a creator who is gone from sale, and erases their words. */
export async function forgetCreator(trx: Trx, creatorId: string): Promise<void> {
  await trx
    .updateTable('story_bundles')
    .set({ title: '', description: '', on_sale: 0 })
    .where('creator_id', '=', creatorId)
    .execute();
}
