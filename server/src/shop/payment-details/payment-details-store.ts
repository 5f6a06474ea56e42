import type { Queries, Trx } from '../../db/database.ts';
import type { PaymentDetailsRow } from './tables.ts';

/** Once for a payment. */
export async function insertDetails(trx: Trx, details: PaymentDetailsRow): Promise<void> {
  await trx
    .insertInto('payment_details')
    .values(details)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of the payments of an order, by payment. */
export async function findDetails(db: Queries, orderId: string): Promise<Map<string, PaymentDetailsRow>> {
  const rows = await db.selectFrom('payment_details').selectAll().where('order_id', '=', orderId).execute();
  return new Map(rows.map((row) => [row.payment_ref, row]));
}

/** Of the payments by which orders were first paid, by order. */
export async function findFirstDetails(
  db: Queries,
  orderIds: readonly string[],
): Promise<Map<string, PaymentDetailsRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('payment_details as d')
    .innerJoin('shop_orders as o', 'o.payment_ref', 'd.payment_ref')
    .selectAll('d')
    .where('o.order_id', 'in', orderIds)
    .execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}
