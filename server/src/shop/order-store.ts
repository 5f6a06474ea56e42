import type { Queries, Trx } from '../db/database.ts';
import type { OrderRow, OrderState } from './tables.ts';

export const UNPAID_FROM = {
  pending: ['open', 'declined'],
  declined: ['open', 'pending'],
  cancelled: ['open', 'declined'],
  expired: ['open', 'declined', 'pending'],
} as const satisfies Partial<Record<OrderState, readonly OrderState[]>>;

export type UnpaidState = keyof typeof UNPAID_FROM;

export async function insertOrder(trx: Trx, order: OrderRow): Promise<void> {
  await trx.insertInto('shop_orders').values(order).execute();
}

export async function findOrder(db: Queries, orderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('shop_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function lockOrder(trx: Trx, orderId: string): Promise<OrderRow | undefined> {
  return trx
    .updateTable('shop_orders')
    .set((column) => ({ state: column.ref('state') }))
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirst();
}

export async function updateOrder(db: Queries, orderId: string, changes: Partial<OrderRow>): Promise<void> {
  await db.updateTable('shop_orders').set(changes).where('order_id', '=', orderId).execute();
}

/** By the first payment of the order's terms, in whichever order payments are reported. */
export async function payTerms(trx: Trx, orderId: string, { at, ref }: { at: number; ref: string }): Promise<void> {
  await trx
    .updateTable('shop_orders')
    .set({ state: 'paid', paid_at: at, payment_ref: ref })
    .where('order_id', '=', orderId)
    .where((column) => column.or([column('paid_at', 'is', null), column('paid_at', '>', at)]))
    .execute();
}

/** Older news change nothing, and none after the payment. */
export async function changeUnpaid(trx: Trx, orderId: string, state: UnpaidState, at: number): Promise<void> {
  await trx
    .updateTable('shop_orders')
    .set({ state, state_at: at })
    .where('order_id', '=', orderId)
    .where('state_at', '<=', at)
    .where('state', 'in', UNPAID_FROM[state])
    .execute();
}

/** Whether its owner has deleted the account. */
export async function isDeletedAccount(db: Queries, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_deletions')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}
