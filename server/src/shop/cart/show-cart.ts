import type { Cart, CartLine, Money, PackOffer } from '../../contract/validators.ts';
import { LEAST_TOTAL, NO_DISCOUNT } from '../coupons/discount.ts';
import type { UsedCoupon } from '../coupons/coupons.ts';
import type { CartLineRow } from './tables.ts';

interface Shelf {
  /** In the order in which they are shown. */
  packs: readonly PackOffer[];
  currency: string;
}

/** A line whose pack is on offer. */
export interface PricedLine {
  pack: PackOffer;
  quantity: number;
}

/** The lines that count, in the order of the offers. */
export function priceLines(rows: readonly CartLineRow[], { packs }: Shelf): PricedLine[] {
  return packs.flatMap((pack) => {
    const row = rows.find(({ offer_id: offerId }) => offerId === pack.offerId);
    return row === undefined ? [] : [{ pack, quantity: row.quantity }];
  });
}

export function subtotalOf(lines: readonly PricedLine[], { currency }: Shelf): Money {
  return { amount: lines.reduce((sum, { pack, quantity }) => sum + pack.price.amount * quantity, 0), currency };
}

export function showCart(rows: readonly CartLineRow[], shelf: Shelf, used: UsedCoupon | undefined): Cart {
  const { currency } = shelf;
  const priced = priceLines(rows, shelf);
  const subtotal = subtotalOf(priced, shelf);
  const { amount } = used?.discount ?? NO_DISCOUNT;
  const gone = rows.filter(({ offer_id: offerId }) => !priced.some(({ pack }) => pack.offerId === offerId));
  return {
    lines: [
      ...priced.map(({ pack, quantity }) => ({
        offerId: pack.offerId,
        points: pack.points,
        quantity,
        price: pack.price,
        amount: { amount: pack.price.amount * quantity, currency },
        changedFrom: changedFrom(
          rows.find(({ offer_id: offerId }) => offerId === pack.offerId),
          pack.price,
        ),
      })),
      ...gone.map(toGone),
    ],
    count: priced.reduce((sum, { quantity }) => sum + quantity, 0),
    points: priced.reduce((sum, { pack, quantity }) => sum + pack.points * quantity, 0),
    subtotal,
    discount: { amount, currency },
    total: { amount: subtotal.amount - amount, currency },
    leastTotal: { amount: LEAST_TOTAL, currency },
    coupon: used?.coupon ?? null,
  };
}

function changedFrom(row: CartLineRow | undefined, price: Money): Money | null {
  if (row === undefined) return null;
  const { seen_amount: amount, seen_currency: currency } = row;
  return amount === price.amount && currency === price.currency ? null : { amount, currency };
}

function toGone({ offer_id: offerId, points, quantity }: CartLineRow): CartLine {
  return { offerId, points, quantity, price: null, amount: null, changedFrom: null };
}
