import type { Offer } from './offers.ts';
import type { OrderRow } from './tables.ts';

export function toOrder(
  offer: Offer,
  { accountId, now, orderId }: { accountId: string; orderId: string; now: number },
) {
  return {
    order_id: orderId,
    account_id: accountId,
    offer_id: offer.offerId,
    kind: offer.kind,
    period: offer.kind === 'membership' ? offer.period : null,
    points: offer.kind === 'membership' ? offer.monthlyPoints : offer.points,
    amount: offer.price.amount,
    currency: offer.price.currency,
    checkout_url: null,
    checkout_ref: null,
    state: 'open' as const,
    state_at: 0,
    payment_ref: null,
    created_at: now,
    paid_at: null,
    coupon_id: null,
  };
}

const MEMBERSHIP_TITLES = { month: 'membership for a month', year: 'membership for a year' } as const;

export function titleOf({ period, points }: OrderRow, brandName: string): string {
  return `${brandName}: ${period === null ? `${points} points` : MEMBERSHIP_TITLES[period]}`;
}
