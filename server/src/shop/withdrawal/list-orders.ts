import type { OrderPage } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { showLines } from '../order-lines/order-lines.ts';
import { decodeCursor, encodeCursor } from '../../lists/cursor.ts';
import { findGiftOrders } from '../gifts/gift-store.ts';
import { findFirstDetails } from '../payment-details/payment-details-store.ts';
import { showDocuments } from '../payment-details/payment-details.ts';
import { toListedOrder } from './to-order.ts';
import { findWithdrawals, listBought } from './withdrawal-store.ts';

interface ListRequest {
  accountId: string;
  now: number;
  cursor: string | undefined;
  limit: number;
}

/** What an account bought, newest first. Throws VALIDATION_FAILED for a cursor of another list. */
export async function listOrders(db: Queries, { accountId, cursor, limit, now }: ListRequest): Promise<OrderPage> {
  const list = { list: 'orders', accountId };
  const rows = await listBought(db, accountId, { before: readCursor(list, cursor), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const orderIds = page.map(({ order_id: orderId }) => orderId);
  const withdrawals = await findWithdrawals(db, orderIds);
  const shown = await showLines(db, page);
  const gifts = await findGiftOrders(db, orderIds);
  const details = await findFirstDetails(db, orderIds);
  const byOrder = new Map(withdrawals.map((withdrawal) => [withdrawal.order_id, withdrawal]));
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => ({
      ...toListedOrder(row, { lines: shown(row), withdrawal: byOrder.get(row.order_id), now }),
      ...showDocuments(details.get(row.order_id)),
      ...(gifts.has(row.order_id) ? { isGift: true } : {}),
    })),
    nextCursor: last === undefined ? null : encodeCursor(list, [last.created_at, last.order_id]),
  };
}

function readCursor(list: object, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [createdAt, orderId] = decodeCursor(list, cursor);
  if (typeof createdAt !== 'number' || typeof orderId !== 'string') {
    throw new AppError('VALIDATION_FAILED', 'The cursor does not belong to this list', { field: 'cursor' });
  }
  return { createdAt, orderId };
}
