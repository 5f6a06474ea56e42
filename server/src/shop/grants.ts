import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { addMonths } from '../lib/utc-months.ts';
import type { Points } from '../points/points.ts';

const BATCH = 100;

export interface GrantParts {
  database: Database;
  clock: Clock;
  points: Points;
}

interface Due {
  payment_ref: string;
  grants: number;
  starts_at: number | null;
  ends_at: number | null;
  account_id: string;
  order_id: string;
  monthly: number;
}

/** Gives members the points of every month that has begun and was paid for, each once. */
export async function grantDue({ clock, database, points }: GrantParts): Promise<void> {
  for (;;) {
    const due = await findDue(database.db, clock.now()).limit(BATCH).execute();
    if (due.length === 0) return;
    for (const grant of due) await inTransaction(database, (trx) => give(trx, points, grant));
  }
}

/** The same for one payment, in the transaction that has noted it. Answers the entry of the ledger, where there is one. */
export async function grantFirst(trx: Trx, points: Points, paymentRef: string, now: number): Promise<string | null> {
  const due = await findDue(trx, now).where('p.payment_ref', '=', paymentRef).executeTakeFirst();
  return due === undefined ? null : give(trx, points, due);
}

function findDue(db: Queries, now: number) {
  return db
    .selectFrom('shop_payments as p')
    .innerJoin('memberships as m', 'm.membership_id', 'p.membership_id')
    .innerJoin('shop_orders as o', 'o.order_id', 'p.order_id')
    .select(['p.payment_ref', 'p.grants', 'p.starts_at', 'p.ends_at', 'p.order_id', 'm.account_id'])
    .select('o.points as monthly')
    .where('p.next_grant_at', '<=', now)
    .whereRef('p.next_grant_at', '<', 'm.paid_until')
    .orderBy('p.next_grant_at');
}

async function give(trx: Trx, points: Points, due: Due): Promise<string | null> {
  const { account_id: walletId, grants, monthly, payment_ref: paymentRef } = due;
  const next = addMonths(due.starts_at ?? 0, grants + 1);
  const counted = await trx
    .updateTable('shop_payments')
    .set((column) => ({
      grants: grants + 1,
      next_grant_at: next < (due.ends_at ?? 0) ? next : null,
      points_given: column('points_given', '+', monthly),
    }))
    .where('payment_ref', '=', paymentRef)
    .where('grants', '=', grants)
    .where('next_grant_at', 'is not', null)
    .returning('grants')
    .executeTakeFirst();
  if (counted === undefined || monthly === 0) return null;
  return points.add(trx, {
    walletId,
    amount: monthly,
    reason: 'membership',
    reference: `membership:${paymentRef}:${grants}`,
    subject: { checkoutId: due.order_id },
  });
}
