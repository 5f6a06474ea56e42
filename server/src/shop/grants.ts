import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { addMonths } from '../lib/utc-months.ts';
import type { Points } from '../points/points.ts';
import { countGrant, findDue, type DueGrant } from './grant-store.ts';

const BATCH = 100;

export interface GrantDeps {
  database: Database;
  clock: Clock;
  points: Points;
}

export async function grantDue({ clock, database, points }: GrantDeps): Promise<void> {
  for (;;) {
    const due = await findDue(database.db, clock.now(), { limit: BATCH });
    if (due.length === 0) return;
    for (const grant of due) await inTransaction(database, (trx) => give(trx, points, grant));
  }
}

/** The first month, in the payment's transaction; returns the ledger entry. */
export async function grantFirst(
  trx: Trx,
  points: Pick<Points, 'add'>,
  paymentRef: string,
  now: number,
): Promise<string | null> {
  const [due] = await findDue(trx, now, { limit: 1, paymentRef });
  return due === undefined ? null : give(trx, points, due);
}

async function give(trx: Trx, points: Pick<Points, 'add'>, due: DueGrant): Promise<string | null> {
  const { account_id: walletId, gift_id: giftId, grants, monthly, payment_ref: paymentRef } = due;
  const next = addMonths(due.starts_at ?? 0, grants + 1);
  const counted = await countGrant(trx, due, next < (due.ends_at ?? 0) ? next : null);
  if (!counted || monthly === 0) return null;
  return points.add(trx, {
    walletId,
    amount: monthly,
    reason: 'membership',
    reference: `membership:${paymentRef}:${grants}`,
    subject: giftId === null ? { checkoutId: due.order_id } : { giftId },
  });
}
