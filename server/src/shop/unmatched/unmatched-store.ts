import type { Queries, Trx } from '../../db/database.ts';
import type { UnmatchedPaymentRow, UnmatchedState } from '../tables.ts';

/** Once for a payment, however often it is reported. */
export async function insertUnmatched(
  trx: Trx,
  payment: Omit<UnmatchedPaymentRow, 'state' | 'refunded'>,
): Promise<void> {
  await trx
    .insertInto('unmatched_payments')
    .values({ ...payment, state: 'waiting', refunded: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function lockUnmatched(
  trx: Trx,
  provider: string,
  paymentRef: string,
): Promise<UnmatchedPaymentRow | undefined> {
  return trx
    .updateTable('unmatched_payments')
    .set((column) => ({ state: column.ref('state') }))
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a subscription began with a payment that bought nothing. */
export async function isUnmatched(db: Queries, provider: string, subscriptionRef: string): Promise<boolean> {
  const found = await db
    .selectFrom('unmatched_payments')
    .select('payment_ref')
    .where('provider', '=', provider)
    .where('subscription_ref', '=', subscriptionRef)
    .executeTakeFirst();
  return found !== undefined;
}

/** Answers whether it was in one of the states. */
export async function changeUnmatched(
  db: Queries,
  { payment_ref: paymentRef, provider }: Pick<UnmatchedPaymentRow, 'payment_ref' | 'provider'>,
  from: readonly UnmatchedState[],
  changes: Partial<Pick<UnmatchedPaymentRow, 'state' | 'refunded' | 'refund_at' | 'order_id'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('unmatched_payments')
    .set(changes)
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('state', 'in', from)
    .returning('payment_ref')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Those of some providers whose refund is due, oldest first. */
export async function findDueRefunds(
  db: Queries,
  providers: readonly string[],
  { limit, now }: { limit: number; now: number },
): Promise<UnmatchedPaymentRow[]> {
  if (providers.length === 0) return [];
  return db
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('provider', 'in', providers)
    .where('refund_at', '<=', now)
    .orderBy('refund_at')
    .limit(limit)
    .execute();
}

/** Newest first. */
export async function listUnmatched(
  db: Queries,
  states: readonly UnmatchedState[],
  limit: number,
): Promise<UnmatchedPaymentRow[]> {
  return db
    .selectFrom('unmatched_payments')
    .selectAll()
    .where('state', 'in', states)
    .orderBy('paid_at', 'desc')
    .orderBy('payment_ref')
    .limit(limit)
    .execute();
}

/** By what an operator has of it. Several providers may have given out one reference. */
export async function findUnmatched(db: Queries, paymentRef: string): Promise<UnmatchedPaymentRow[]> {
  return db.selectFrom('unmatched_payments').selectAll().where('payment_ref', '=', paymentRef).execute();
}
