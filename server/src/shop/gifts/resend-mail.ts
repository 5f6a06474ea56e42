import type { Queries } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { claimResend, findGiven, type OrderedGift } from './gift-store.ts';

/** A mail that three resends did not bring needs its link passed on. */
export const MOST_RESENDS = 3;

/** How often the giver can still have the mail of a gift sent again. */
export function mailsLeft(gift: OrderedGift, now: number): number {
  const canBeMailed = gift.state === 'ready' && gift.email !== null && (gift.expires_at ?? 0) > now;
  return canBeMailed ? MOST_RESENDS - gift.resends : 0;
}

/**
 * Sets the mail of a gift to be sent once more.
 *
 * @throws {AppError} NOT_FOUND for a gift of another giver; CONFLICT for one that has no mail, is not ready, or whose mail
 * is on its way; RATE_LIMITED within a day of the last mail, or after three of them.
 */
export async function resendMail(
  db: Queries,
  { giftId, giverId, now }: { giverId: string; giftId: string; now: number },
): Promise<OrderedGift> {
  const gift = await findGiven(db, giverId, giftId);
  if (gift === undefined) throw new AppError('NOT_FOUND', 'There is no such gift');
  if (gift.state !== 'ready' || gift.email === null || (gift.expires_at ?? 0) <= now) {
    throw new AppError('CONFLICT', 'This gift has no mail to send again', { field: 'giftId' });
  }
  if (gift.mail_at !== null) throw onItsWay();
  if (gift.resends >= MOST_RESENDS) {
    throw new AppError('RATE_LIMITED', 'This mail was sent often enough: pass the link on');
  }
  const wait = (gift.sent_at ?? 0) + DAY_MS - now;
  if (wait > 0) {
    throw new AppError('RATE_LIMITED', 'This mail was sent within a day: try again tomorrow', {
      headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
    });
  }
  if (!(await claimResend(db, gift, now))) throw onItsWay();
  return { ...gift, mail_at: now, mail_tries: 0, resends: gift.resends + 1 };
}

const onItsWay = () => new AppError('CONFLICT', 'The mail is on its way', { field: 'giftId' });
