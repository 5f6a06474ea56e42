import type { Queries, Trx } from '../db/database.ts';
import type { StoryBundleItemRow } from './tables.ts';

/** The present stories of bundles, in their order. */
export async function findItems(db: Queries, bundleIds: readonly string[]): Promise<StoryBundleItemRow[]> {
  if (bundleIds.length === 0) return [];
  return db
    .selectFrom('story_bundle_items')
    .selectAll()
    .where('bundle_id', 'in', bundleIds)
    .where('removed_at', 'is', null)
    .orderBy('bundle_id')
    .orderBy('position')
    .execute();
}

/** Of some stories, those that are in another bundle. */
export async function findElsewhere(db: Queries, bundleId: string, storyIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('story_bundle_items')
    .select('story_id')
    .where('story_id', 'in', storyIds)
    .where('bundle_id', '<>', bundleId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ story_id: storyId }) => storyId);
}

/**
 * Makes stories those of a bundle, in their order. What leaves it keeps its row; what comes back counts as new. False when
 * one of them came into another bundle meanwhile.
 */
export async function setItems(
  trx: Trx,
  bundleId: string,
  { now, storyIds }: { storyIds: readonly string[]; now: number },
): Promise<boolean> {
  await trx
    .updateTable('story_bundle_items')
    .set({ removed_at: now })
    .where('bundle_id', '=', bundleId)
    .where('removed_at', 'is', null)
    .where('story_id', 'not in', storyIds)
    .execute();
  const present = new Map((await findItems(trx, [bundleId])).map((item) => [item.story_id, item]));
  for (const [position, storyId] of storyIds.entries()) {
    if (!(await setItem(trx, { bundleId, storyId, position, now, isPresent: present.has(storyId) }))) return false;
  }
  return true;
}

interface ItemPlace {
  bundleId: string;
  storyId: string;
  position: number;
  now: number;
  isPresent: boolean;
}

async function setItem(trx: Trx, { bundleId, isPresent, now, position, storyId }: ItemPlace): Promise<boolean> {
  const isFree = trx
    .selectFrom('story_bundle_items')
    .select('story_id')
    .where('story_id', '=', storyId)
    .where('bundle_id', '<>', bundleId)
    .where('removed_at', 'is', null);
  if ((await isFree.executeTakeFirst()) !== undefined) return false;
  const back = await trx
    .updateTable('story_bundle_items')
    .set({ position, removed_at: null, ...(isPresent ? {} : { added_at: now }) })
    .where('bundle_id', '=', bundleId)
    .where('story_id', '=', storyId)
    .returning('story_id')
    .executeTakeFirst();
  if (back !== undefined) return true;
  // The unique index decides between two bundles at once.
  const added = await trx
    .insertInto('story_bundle_items')
    .values({ bundle_id: bundleId, story_id: storyId, position, added_at: now, removed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('story_id')
    .executeTakeFirst();
  return added !== undefined;
}
