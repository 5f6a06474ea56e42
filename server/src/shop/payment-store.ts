import type { Queries, Trx } from '../db/database.ts';
import type { PaymentEventRow, PaymentRow } from './tables.ts';

type NewPayment = Pick<PaymentRow, 'payment_ref' | 'order_id' | 'amount' | 'paid_at'> & Partial<PaymentRow>;

const NOTHING_YET = {
  membership_id: null,
  points_given: 0,
  points_owed: 0,
  points_taken: 0,
  refunded: 0,
  disputed: 0,
  starts_at: null,
  ends_at: null,
  grants: 0,
  next_grant_at: null,
} as const;

export async function insertPayment(trx: Trx, payment: NewPayment): Promise<boolean> {
  const inserted = await trx
    .insertInto('shop_payments')
    .values({ ...NOTHING_YET, ...payment })
    .onConflict((conflict) => conflict.column('payment_ref').doNothing())
    .returning('payment_ref')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function lockPayment(trx: Trx, paymentRef: string): Promise<PaymentRow | undefined> {
  return trx
    .updateTable('shop_payments')
    .set((column) => ({ grants: column.ref('grants') }))
    .where('payment_ref', '=', paymentRef)
    .returningAll()
    .executeTakeFirst();
}

export async function updatePayment(db: Queries, paymentRef: string, changes: Partial<PaymentRow>): Promise<void> {
  await db.updateTable('shop_payments').set(changes).where('payment_ref', '=', paymentRef).execute();
}

export async function insertPaymentEvent(trx: Trx, event: PaymentEventRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
