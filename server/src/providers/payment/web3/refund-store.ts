import type { Queries } from '../../../db/database.ts';
import type { Web3RefundRow } from './tables.ts';

/** Once for a key. */
export async function insertRefund(db: Queries, refund: Omit<Web3RefundRow, 'sent_at'>): Promise<void> {
  await db
    .insertInto('web3_refunds')
    .values({ ...refund, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Oldest first. */
export async function listOwedRefunds(db: Queries): Promise<Web3RefundRow[]> {
  return db.selectFrom('web3_refunds').selectAll().where('sent_at', 'is', null).orderBy('asked_at').execute();
}

/** What a payment has got back once its refunds are sent, in minor units. */
export async function owedInTotal(db: Queries, paymentRef: string): Promise<number> {
  const rows = await db.selectFrom('web3_refunds').select('amount').where('payment_ref', '=', paymentRef).execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Notes that all refunds of a payment were sent. */
export async function markSent(db: Queries, paymentRef: string, now: number): Promise<void> {
  await db
    .updateTable('web3_refunds')
    .set({ sent_at: now })
    .where('payment_ref', '=', paymentRef)
    .where('sent_at', 'is', null)
    .execute();
}
