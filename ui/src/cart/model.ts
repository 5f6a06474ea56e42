import type { Cart, CartCoupon, CartLine } from '@fabula/sdk/types';

/** What the cart shows; the shapes are those of the contract. */
export type CartValue = Readonly<Omit<Cart, 'lines'>> & { readonly lines: readonly CartLineValue[] };

export type CartLineValue = Readonly<CartLine>;

export type CartCouponValue = Readonly<CartCoupon>;

/** Why a code was not taken. */
export type CouponProblem = 'unknown' | 'too-many-attempts' | 'failed';

/** A line that was removed and can be brought back. */
export interface RemovedLine {
  readonly line: CartLineValue;
  /** Its place among the lines. */
  readonly index: number;
}

/** What the last press has done, for the one line that is read aloud. */
export type CartNews =
  | { readonly kind: 'quantity'; readonly points: number; readonly quantity: number }
  | { readonly kind: 'removed'; readonly points: number }
  | { readonly kind: 'coupon' }
  | { readonly kind: 'no-coupon' };

export type CartProblem = 'unchanged' | 'total-changed' | 'not-opened';
