import type { Queries, Trx } from '../../db/database.ts';
import type { ReceiptRow } from '../tables.ts';

export type ReceiptedPayment = Awaited<ReturnType<typeof listPaymentsOf>>[number];

/** The payments of an order with their receipts, newest first. */
export async function listPaymentsOf(db: Queries, orderId: string, limit: number) {
  return db
    .selectFrom('shop_payments as p')
    .leftJoin('receipts as r', 'r.payment_ref', 'p.payment_ref')
    .select(['p.payment_ref', 'p.amount', 'p.refunded', 'p.paid_at', 'p.starts_at', 'p.ends_at'])
    .select(['r.number', 'r.issued_at'])
    .where('p.order_id', '=', orderId)
    .orderBy('p.paid_at', 'desc')
    .orderBy('p.payment_ref', 'desc')
    .limit(limit)
    .execute();
}

/** The next number of a year, from 1; another transaction waits for this one, so that none is left out. */
export async function takeNumber(trx: Trx, year: number): Promise<number> {
  const { last_number: number } = await trx
    .insertInto('receipt_years')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((column) => ({ last_number: column('receipt_years.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return number;
}

export async function insertReceipt(trx: Trx, receipt: ReceiptRow): Promise<void> {
  await trx.insertInto('receipts').values(receipt).execute();
}
