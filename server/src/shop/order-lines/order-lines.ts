import type { Money, OrderLine as ShownLine } from '../../contract/validators.ts';
import type { Queries } from '../../db/database.ts';
import type { OrderLine } from '../../providers/payment/payment-provider.ts';
import { spreadDiscount } from '../coupons/discount.ts';
import { titleOf } from '../orders.ts';
import type { OrderRow } from '../tables.ts';
import { listOrderLines } from './order-line-store.ts';
import type { OrderLineRow } from './tables.ts';

/** What an order shows of its lines. */
export interface ShownLines {
  lines: ShownLine[];
  discount: Money;
}

const sumOf = (lines: readonly OrderLineRow[]): number =>
  lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);

/** Reads the lines of orders; answers those of one of them. */
export async function showLines(db: Queries, orders: readonly OrderRow[]): Promise<(order: OrderRow) => ShownLines> {
  const rows = await listOrderLines(
    db,
    orders.map(({ order_id: orderId }) => orderId),
  );
  return ({ amount, currency, order_id: orderId }) => {
    const own = rows.filter((row) => row.order_id === orderId);
    return {
      lines: own.map((row) => ({
        offerId: row.offer_id,
        points: row.points,
        quantity: row.quantity,
        price: { amount: row.amount, currency },
      })),
      discount: { amount: own.length === 0 ? 0 : sumOf(own) - amount, currency },
    };
  };
}

/**
 * The lines that a payment provider shows, which add up to the amount of the order. A discount is spread over them; each
 * is one piece then, as its amount need not divide by its quantity.
 */
export async function linesFor(db: Queries, order: OrderRow, brandName: string): Promise<OrderLine[]> {
  const lines = await listOrderLines(db, [order.order_id]);
  if (lines.length === 0) return [{ title: titleOf(order, brandName), quantity: 1, amount: order.amount }];
  const amounts = lines.map(({ amount, quantity }) => amount * quantity);
  const discount = sumOf(lines) - order.amount;
  if (discount === 0) {
    return lines.map(({ amount, points, quantity }) => ({
      title: `${brandName}: ${points} points`,
      quantity,
      amount: amount * quantity,
    }));
  }
  const reduced = spreadDiscount(amounts, discount);
  return lines.map(({ points, quantity }, index) => ({
    title: `${brandName}: ${quantity} × ${points} points, with a coupon`,
    quantity: 1,
    amount: reduced[index] ?? 0,
  }));
}
