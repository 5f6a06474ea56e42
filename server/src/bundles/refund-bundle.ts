import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../lib/clock.ts';
import type { Points } from '../points/points.ts';
import { lockBundle } from './bundle-store.ts';
import { revokeOwned } from './ownership-store.ts';

export interface RefundDeps {
  database: Database;
  clock: Clock;
  points: Pick<Points, 'add' | 'clawBack' | 'lock'>;
}

/**
 * Undoes a purchase, for operators: the price goes back, the creator’s share is taken, never below zero, and the bundle is
 * not owned any more; answers the points that went back. Throws NOT_FOUND for an account that does not have it.
 */
export async function refundBundle(
  { clock, database, points }: RefundDeps,
  { accountId, bundleId }: { accountId: string; bundleId: string },
): Promise<number> {
  return inTransaction(database, async (trx) => {
    const bundle = await lockBundle(trx, bundleId);
    if (bundle === undefined) throw new AppError('NOT_FOUND', 'There is no such bundle');
    for (const walletId of [accountId, bundle.creator_id].toSorted()) await points.lock(trx, walletId);
    const owned = await revokeOwned(trx, { accountId, bundleId }, clock.now());
    if (owned === undefined) throw new AppError('NOT_FOUND', 'The account does not have this bundle');
    const about = { reason: 'bundle-refund', subject: { bundleId } } as const;
    await points.add(trx, {
      ...about,
      walletId: accountId,
      amount: owned.points,
      reference: `bundle-refund:${owned.owned_id}`,
    });
    await points.clawBack(trx, {
      ...about,
      walletId: bundle.creator_id,
      amount: owned.creator_points,
      reference: `bundle-share-refund:${owned.owned_id}`,
    });
    return owned.points;
  });
}
