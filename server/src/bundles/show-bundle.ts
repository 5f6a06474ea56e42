import type { PackOffer, StoryBundle } from '../contract/validators.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { aboutPrice } from '../cosmetics/about-price.ts';
import type { Queries } from '../db/database.ts';
import type { Explore } from '../explore/explore.ts';
import type { Caller } from '../http/caller.ts';
import { isBuyable } from './bundle-store.ts';
import { findItems } from './bundle-item-store.ts';
import { countSales, findOwned } from './ownership-store.ts';
import type { StoryBundleRow } from './tables.ts';

export interface ShowDeps {
  accounts: Pick<Accounts, 'profiles'>;
  explore: Pick<Explore, 'storyCards'>;
  /** Packs of points on offer. */
  packs: () => readonly PackOffer[];
}

/** What the creator of a bundle gets of its price: seven tenths, rounded down. */
export const shareOf = (points: number): number => Math.floor((points * 7) / 10);

/**
 * Bundles as a caller sees them: with the stories that the view shows, and what its creator alone sees. A bundle without
 * any such story is left out for others than its creator and its owners.
 */
export async function showBundles(
  db: Queries,
  { accounts, explore, packs }: ShowDeps,
  { ownerId, view }: Caller,
  rows: readonly StoryBundleRow[],
): Promise<StoryBundle[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ bundle_id: bundleId }) => bundleId);
  const items = await findItems(db, ids);
  const cards = await explore.storyCards(
    view,
    items.map(({ story_id: storyId }) => storyId),
  );
  const cardOf = new Map(cards.map((card) => [card.storyId, card]));
  const owned = await findOwned(db, ownerId, ids);
  const sales = await countSales(
    db,
    rows.filter((row) => row.creator_id === ownerId).map((row) => row.bundle_id),
  );
  const creators = await accounts.profiles(db, [...new Set(rows.map((row) => row.creator_id))]);
  const shown: StoryBundle[] = [];
  for (const row of rows) {
    // Of a creator who is gone.
    if (row.title === '') continue;
    const { bundle_id: bundleId, creator_id: creatorId, points } = row;
    const own = creatorId === ownerId;
    const storyIds = items.filter((item) => item.bundle_id === bundleId).map((item) => item.story_id);
    const stories = storyIds.flatMap((storyId) => cardOf.get(storyId) ?? []);
    if (!own && !owned.has(bundleId) && stories.length === 0) continue;
    shown.push({
      bundleId,
      title: row.title,
      description: row.description,
      points,
      about: aboutPrice(points, packs()),
      creatorName: creators.get(creatorId)?.userName || null,
      stories,
      onSale: await isBuyable(db, bundleId),
      owned: owned.has(bundleId),
      own,
      ...(own
        ? {
            share: shareOf(points),
            sales: sales.get(bundleId) ?? { count: 0, points: 0 },
            wanted: { title: row.title, description: row.description, points, storyIds, onSale: row.on_sale === 1 },
          }
        : {}),
    });
  }
  return shown;
}
