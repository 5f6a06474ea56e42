import type { Queries, Trx } from '../../db/database.ts';
import type { OrderLineRow } from './tables.ts';

export async function insertOrderLines(trx: Trx, lines: readonly OrderLineRow[]): Promise<void> {
  await trx.insertInto('order_lines').values(lines).execute();
}

export async function listOrderLines(db: Queries, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom('order_lines').selectAll().where('order_id', 'in', orderIds).orderBy('position').execute();
}
