import type { Trx } from '../../../db/database.ts';
import type { RefundOrder } from '../payment-provider.ts';
import type { LocalEvents } from './local-events.ts';
import { endSubscription } from './local-subscriptions.ts';

/** Refunds a part of a paid payment once for each key; of what is gone already nothing. */
export async function refundPart(
  trx: Trx,
  events: LocalEvents,
  paymentRef: string,
  { amount, key }: RefundOrder,
): Promise<void> {
  const payment = await trx
    .updateTable('local_payments')
    .set((column) => ({ state: column.ref('state') }))
    .where('payment_id', '=', paymentRef)
    .where('state', '=', 'paid')
    .returningAll()
    .executeTakeFirst();
  if (payment === undefined) return;
  const noted = await trx
    .insertInto('local_refunds')
    .values({ refund_key: key, payment_id: paymentRef, amount })
    .onConflict((conflict) => conflict.doNothing())
    .returning('refund_key')
    .executeTakeFirst();
  if (noted === undefined) return;
  const refunded = Math.min(payment.amount, payment.refunded + amount);
  const isWhole = refunded === payment.amount;
  await trx
    .updateTable('local_payments')
    .set({ refunded, ...(isWhole ? { state: 'refunded' as const } : {}) })
    .where('payment_id', '=', paymentRef)
    .execute();
  await events.write(trx, { kind: 'payment-refunded', paymentRef, refunded });
  if (isWhole && payment.subscription_id !== null) await endSubscription(trx, events, payment.subscription_id);
}
