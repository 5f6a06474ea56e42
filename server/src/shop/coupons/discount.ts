import type { Money } from '../../contract/validators.ts';
import type { CouponRow } from './tables.ts';

/** Less than this an order may not come to, in minor units: the least that Stripe charges in most currencies. */
export const LEAST_TOTAL = 50;

export interface Discount {
  /** In minor units. */
  amount: number;
  /** Whether it is less than the coupon says. */
  limited: boolean;
}

export const NO_DISCOUNT: Discount = { amount: 0, limited: false };

/** What a coupon takes off a sum, a share rounded down; the rest is never below the least total. */
export function discountOf({ amount, percent }: Pick<CouponRow, 'amount' | 'percent'>, subtotal: Money): Discount {
  const wanted = percent === null ? (amount ?? 0) : Number((BigInt(subtotal.amount) * BigInt(percent)) / 100n);
  const most = Math.max(0, subtotal.amount - LEAST_TOTAL);
  return { amount: Math.min(wanted, most), limited: wanted > most };
}

/**
 * Spreads a discount over lines in proportion to their amounts, exactly: the results add up to the sum of the amounts
 * less the discount, and none is negative.
 *
 * @param amounts in minor units
 * @param discount not more than their sum
 */
export function spreadDiscount(amounts: readonly number[], discount: number): number[] {
  let openSum = amounts.reduce((sum, amount) => sum + amount, 0);
  let open = discount;
  return amounts.map((amount) => {
    const share = openSum === 0 ? 0 : Number((BigInt(open) * BigInt(amount)) / BigInt(openSum));
    openSum -= amount;
    open -= share;
    return amount - share;
  });
}
