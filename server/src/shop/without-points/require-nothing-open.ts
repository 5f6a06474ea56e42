import type { Queries } from '../../db/database.ts';
import { StartError } from '../../lib/start-error.ts';
import { countReadyGifts } from '../gifts/gift-store.ts';
import { countOpenAtProviders } from '../gifts/given-membership-store.ts';

/**
 * A server without points starts only where it owes buyers no membership and no gift.
 *
 * @throws {StartError}
 */
export async function requireNothingOpen(db: Queries, now: number): Promise<void> {
  const memberships = await countOpenAtProviders(db, now);
  const gifts = await countReadyGifts(db);
  if (memberships + gifts === 0) return;
  throw new StartError(
    `POINTS must be on while memberships are open at a payment provider (${memberships}) or paid gifts are not ` +
      `accepted (${gifts}): start with POINTS=on, cancel or refund them or let them end, and then set POINTS=off`,
  );
}
