import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getApplyCouponMockHandler,
  getGetCartMockHandler,
  getRemoveCouponMockHandler,
  getSetCartLineMockHandler,
} from '../../generated/mocks/shop/shop.msw';
import { CartLineForm, CouponForm, type Cart, type PackOffer } from '../../generated/model';
import { problem } from '../answer';

const packs: readonly PackOffer[] = operations.getOffers.examples[200].typical.data.packs;
const { coupon } = operations.applyCoupon.examples[200].applied.data;

/** The one code that the mocks know. */
const code = 'LANTERN-20';

/** A cart that remembers what is put in; it begins empty. */
export function cartHandlers(): RequestHandler[] {
  const quantities = new Map<string, number>();
  let hasCoupon = false;
  const show = () => {
    const lines = packs.flatMap(({ offerId, points, price }) => {
      const quantity = quantities.get(offerId);
      if (quantity === undefined) return [];
      const amount = { ...price, amount: price.amount * quantity };
      return [{ offerId, points, quantity, price, amount, changedFrom: null }];
    });
    const currency = packs[0]?.price.currency ?? 'USD';
    const sum = lines.reduce((all, { amount }) => all + amount.amount, 0);
    const off = hasCoupon ? Math.floor((sum * (coupon?.percent ?? 0)) / 100) : 0;
    const data: Cart = {
      lines,
      count: lines.reduce((all, { quantity }) => all + quantity, 0),
      points: lines.reduce((all, { points, quantity }) => all + points * quantity, 0),
      subtotal: { amount: sum, currency },
      discount: { amount: off, currency },
      total: { amount: sum - off, currency },
      leastTotal: { amount: 50, currency },
      coupon: hasCoupon ? coupon : null,
    };
    return { code: 200, message: 'OK', data };
  };
  return [
    getGetCartMockHandler(() => show()),
    getSetCartLineMockHandler(async ({ params, request }) => {
      const { quantity } = parse(CartLineForm, await request.json());
      const offerId = String(params['offerId']);
      if (!packs.some((pack) => pack.offerId === offerId)) {
        throw problem(404, operations.setCartLine.examples[404]['not-found']);
      }
      if (quantity === 0) quantities.delete(offerId);
      else quantities.set(offerId, quantity);
      return show();
    }),
    getApplyCouponMockHandler(async ({ request }) => {
      const form = parse(CouponForm, await request.json());
      if (form.code.trim().toUpperCase() !== code) {
        throw problem(404, operations.applyCoupon.examples[404]['not-found']);
      }
      hasCoupon = true;
      return show();
    }),
    getRemoveCouponMockHandler(() => {
      hasCoupon = false;
      return show();
    }),
  ];
}
