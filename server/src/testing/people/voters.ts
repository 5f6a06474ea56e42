import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { DAY_MS } from '../../lib/utc-day.ts';

/** Points that a voter uses on each of seven days. */
const POINTS_A_DAY = 15;

interface Advancing {
  now(): number;
  advance(ms: number): void;
}

/** Accounts use points on seven days, one after another; the clock is seven days later then. */
export async function spendOnSevenDays(
  { database, points }: Pick<Deps, 'database' | 'points'>,
  clock: Advancing,
  accountIds: readonly string[],
): Promise<void> {
  for (let day = 0; day < 7; day += 1) {
    await inTransaction(database, async (trx) => {
      for (const walletId of accountIds) {
        const reference = `voter:${randomUUID()}`;
        await points.add(trx, { walletId, amount: POINTS_A_DAY, reason: 'purchase', reference });
        const reservation = await points.reserve(trx, { walletId, amount: POINTS_A_DAY, reference });
        await points.settle(trx, reservation, POINTS_A_DAY);
      }
    });
    clock.advance(DAY_MS);
  }
}
