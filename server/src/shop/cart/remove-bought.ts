import type { Trx } from '../../db/database.ts';
import type { OrderRow } from '../tables.ts';
import { deleteCartLine, listCartLines, lockCart, putCartLine, setCartCoupon } from './cart-store.ts';
import { listOrderLines } from '../order-lines/order-line-store.ts';

/** Takes what an order has bought out of the cart, in the transaction of its payment. What was added since stays. */
export async function removeBought(trx: Trx, order: OrderRow): Promise<void> {
  const { account_id: ownerId, coupon_id: couponId, order_id: orderId } = order;
  const bought = await listOrderLines(trx, [orderId]);
  if (bought.length === 0) return;
  const cart = await lockCart(trx, ownerId);
  if (couponId !== null && cart.coupon_id === couponId) await setCartCoupon(trx, ownerId, null);
  const quantities = new Map(bought.map((line) => [line.offer_id, line.quantity]));
  for (const line of await listCartLines(trx, ownerId)) {
    const left = line.quantity - (quantities.get(line.offer_id) ?? 0);
    if (left <= 0) await deleteCartLine(trx, ownerId, line.offer_id);
    else if (left < line.quantity) await putCartLine(trx, { ...line, quantity: left });
  }
}
