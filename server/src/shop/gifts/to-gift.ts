import type { Gift, GiftMail, GiftState } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { utcDay } from '../../lib/utc-day.ts';
import type { ServerSecret } from '../../lib/server-secret.ts';
import { shownCode } from './gift-code.ts';
import type { OrderedGift } from './gift-store.ts';
import { mailsLeft } from './resend-mail.ts';

/** A gift that was not accepted in time is on its way back. */
export function stateOf({ expires_at: expiresAt, state }: OrderedGift, now: number): GiftState {
  if (state === 'unpaid') throw new AppError('INTERNAL', 'An unpaid gift has no state');
  return state === 'ready' && (expiresAt ?? 0) <= now ? 'returned' : state;
}

/** As its giver sees it, once it is paid. */
export function toGift(secret: ServerSecret, row: OrderedGift, now: number): Gift {
  const state = stateOf(row, now);
  return {
    giftId: row.gift_id,
    checkoutId: row.order_id,
    state,
    points: row.points,
    ...(row.period === null ? {} : { period: row.period }),
    price: { amount: row.amount, currency: row.currency },
    code: state === 'ready' ? (shownCode(secret, row) ?? null) : null,
    note: row.note,
    email: row.email,
    mail: mailOf(row),
    ...(mailsLeft(row, now) > 0 ? { mailsLeft: mailsLeft(row, now) } : {}),
    deliverOn: row.deliver_at === null ? null : utcDay(row.deliver_at),
    paidAt: timeOf(row.paid_at ?? row.created_at),
    expiresAt: timeOf(row.expires_at ?? row.created_at),
    closedAt: row.closed_at === null ? null : timeOf(row.closed_at),
  };
}

function mailOf({ email, mail_at: mailAt, mail_tries: tries, sent_at: sentAt }: OrderedGift): GiftMail {
  if (email === null) return 'none';
  if (mailAt !== null) return 'waiting';
  if (sentAt !== null) return 'sent';
  return tries === 0 ? 'none' : 'failed';
}

const timeOf = (ms: number): string => new Date(ms).toISOString();
