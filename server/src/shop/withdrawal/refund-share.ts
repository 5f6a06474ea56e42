import { DAY_MS } from '../../lib/utc-day.ts';
import type { OrderRow, PaymentRow } from '../tables.ts';

const PERIOD_DAYS = 14;
const MONTHS = { month: 1, year: 12 } as const;

export interface RefundShare {
  /** In minor units, rounded up. */
  amount: number;
  /** That leave the wallet. */
  points: number;
}

/**
 * The last moment of the withdrawal period: the end of the 14th day after that of the payment, in UTC, which is no
 * earlier than in the European Union.
 */
export function withdrawableUntil(paidAt: number): number {
  return (Math.floor(paidAt / DAY_MS) + PERIOD_DAYS + 1) * DAY_MS - 1;
}

/**
 * What goes back when a paid order is withdrawn from, never more than what was paid and is not refunded yet.
 *
 * - A pack: the share of its points that is unspent.
 * - A membership: the share of the days that have not passed, a begun one among them, or of the points of the period
 *   where more of those were spent. The points of the days that have passed stay.
 *
 * @param unspent points that the payment gave and that are unspent
 */
export function refundShare(order: OrderRow, payment: PaymentRow, unspent: number, now: number): RefundShare {
  const { amount, points_given: given, points_owed: owed, refunded } = payment;
  const open = amount - refunded;
  const left = Math.min(unspent, given - owed);
  if (order.period === null) {
    return given === 0 ? { amount: 0, points: 0 } : { amount: Math.min(open, upOf(amount, left, given)), points: left };
  }
  const { days, passed } = daysOf(payment, now);
  const ofPeriod = order.points * MONTHS[order.period];
  const spent = given - owed - left;
  const byDays = upOf(amount, days - passed, days);
  const byPoints = ofPeriod === 0 ? amount : upOf(amount, Math.max(0, ofPeriod - spent), ofPeriod);
  const kept = Math.max(spent, upOf(ofPeriod, passed, days));
  return { amount: Math.min(open, byDays, byPoints), points: Math.max(0, given - owed - kept) };
}

function daysOf({ ends_at: endsAt, paid_at: paidAt, starts_at: startsAt }: PaymentRow, now: number) {
  const start = startsAt ?? paidAt;
  const days = Math.max(1, Math.round(((endsAt ?? start) - start) / DAY_MS));
  return { days, passed: Math.min(days, Math.max(0, Math.floor((now - start) / DAY_MS))) };
}

/** `whole × part ÷ of`, rounded up; exact in integers. */
function upOf(whole: number, part: number, of: number): number {
  return Number((BigInt(whole) * BigInt(part) + BigInt(of) - 1n) / BigInt(of));
}
