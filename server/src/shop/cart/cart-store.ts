import type { Queries, Trx } from '../../db/database.ts';
import type { OrderRow } from '../tables.ts';
import type { CartLineRow, CartRow } from './tables.ts';

/** In place of an offer, on orders of a cart. */
export const CART_OFFER = 'cart';

/** The contract's limits. */
export const MOST_OF_LINE = 9;
export const MOST_LINES = 20;

/** Other transactions that change or buy the cart wait for this one. */
export async function lockCart(trx: Trx, ownerId: string): Promise<CartRow> {
  return trx
    .insertInto('carts')
    .values({ owner_id: ownerId, coupon_id: null })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet((column) => ({ coupon_id: column.ref('carts.coupon_id') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findCart(db: Queries, ownerId: string): Promise<CartRow | undefined> {
  return db.selectFrom('carts').selectAll().where('owner_id', '=', ownerId).executeTakeFirst();
}

/** Of a locked cart. */
export async function setCartCoupon(trx: Trx, ownerId: string, couponId: string | null): Promise<void> {
  await trx.updateTable('carts').set({ coupon_id: couponId }).where('owner_id', '=', ownerId).execute();
}

export async function listCartLines(db: Queries, ownerId: string): Promise<CartLineRow[]> {
  return db.selectFrom('cart_lines').selectAll().where('owner_id', '=', ownerId).orderBy('offer_id').execute();
}

/** In place of what the line was. */
export async function putCartLine(trx: Trx, line: CartLineRow): Promise<void> {
  const { offer_id: _offer, owner_id: _owner, ...changes } = line;
  await trx
    .insertInto('cart_lines')
    .values(line)
    .onConflict((conflict) => conflict.columns(['owner_id', 'offer_id']).doUpdateSet(changes))
    .execute();
}

export async function deleteCartLine(trx: Trx, ownerId: string, offerId: string): Promise<void> {
  await trx.deleteFrom('cart_lines').where('owner_id', '=', ownerId).where('offer_id', '=', offerId).execute();
}

/** Cancels the unpaid orders of the account's cart; answers them. */
export async function cancelUnpaid(trx: Trx, accountId: string): Promise<OrderRow[]> {
  return trx
    .updateTable('shop_orders')
    .set({ state: 'cancelled' })
    .where('account_id', '=', accountId)
    .where('offer_id', '=', CART_OFFER)
    .where('state', 'in', ['open', 'declined'])
    .returningAll()
    .execute();
}

export async function deleteCartsOf(trx: Trx, ownerIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('cart_lines').where('owner_id', 'in', ownerIds).execute();
  await trx.deleteFrom('carts').where('owner_id', 'in', ownerIds).execute();
}

/** Adds the guest's packs to those of the account, within the limits; the account's coupon stays. */
export async function mergeGuestCart(trx: Trx, from: string, to: string): Promise<void> {
  const added = await trx.deleteFrom('cart_lines').where('owner_id', '=', from).returningAll().execute();
  const guest = await trx.deleteFrom('carts').where('owner_id', '=', from).returningAll().executeTakeFirst();
  if (guest === undefined && added.length === 0) return;
  const { coupon_id: couponId } = await lockCart(trx, to);
  if (couponId === null && guest !== undefined) await setCartCoupon(trx, to, guest.coupon_id);
  const own = new Map((await listCartLines(trx, to)).map((line) => [line.offer_id, line.quantity]));
  for (const line of added) {
    if (!own.has(line.offer_id) && own.size >= MOST_LINES) continue;
    const quantity = Math.min(MOST_OF_LINE, line.quantity + (own.get(line.offer_id) ?? 0));
    own.set(line.offer_id, quantity);
    await putCartLine(trx, { ...line, owner_id: to, quantity });
  }
}
