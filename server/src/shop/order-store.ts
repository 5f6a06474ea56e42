import type { Queries, Trx } from '../db/database.ts';
import type { OrderRow, OrderState } from './tables.ts';

/** From which states a purchase may come into a state in which no money has moved. */
const UNPAID_FROM = {
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

/** The purchase, locked until the transaction ends. */
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

/** Notes what became of a checkout without money; a word that comes too late changes nothing. */
export async function changeUnpaid(trx: Trx, orderId: string, state: UnpaidState): Promise<void> {
  await trx
    .updateTable('shop_orders')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', 'in', UNPAID_FROM[state])
    .execute();
}
