import type { GiftTerm } from '../../contract/validators.ts';
import type { Queries, Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Ids } from '../../lib/ids.ts';
import { addMonths } from '../../lib/utc-months.ts';
import type { Points } from '../../points/points.ts';
import { grantFirst } from '../grants.ts';
import {
  findMembership,
  insertMembership,
  lockMembership,
  updateMembership,
  type HeldMembership,
} from '../membership-store.ts';
import { updatePayment } from '../payment-store.ts';
import { endOver, findSpan, givenRef, isGiven } from './given-membership-store.ts';
import type { OrderedGift } from './gift-store.ts';

const MONTHS = { month: 1, year: 12 } as const;

/** All points of a gift: those of a pack, or of every month of a term. */
export const pointsOf = ({ period, points }: Pick<OrderedGift, 'period' | 'points'>): number =>
  period === null ? points : points * MONTHS[period];

/**
 * When a given term would begin for an account, and end, at `now` (epoch ms). It follows the given terms that the account
 * has. A membership that the account pays for itself is an obstacle: it may be renewed on the very day.
 */
export async function planTerm(
  db: Queries,
  { period }: Pick<OrderedGift, 'period'>,
  { accountId, now }: { accountId: string | undefined; now: number },
): Promise<{ startsAt: number; endsAt: number; own: HeldMembership | undefined; after: HeldMembership | undefined }> {
  const held = accountId === undefined ? undefined : await findMembership(db, accountId);
  const runs = held !== undefined && held.state !== 'ended' && !(held.state === 'ending' && held.paid_until <= now);
  const after = runs && isGiven(held) ? held : undefined;
  const startsAt = after?.paid_until ?? now;
  return {
    startsAt,
    endsAt: addMonths(startsAt, MONTHS[period ?? 'month']),
    own: runs && after === undefined ? held : undefined,
    after,
  };
}

const timeOf = (ms: number): string => new Date(ms).toISOString();

/** What the page of a gift says of its term, before it is accepted; nothing for a pack. */
export async function showTerm(
  db: Queries,
  gift: Pick<OrderedGift, 'period'>,
  who: { accountId: string | undefined; now: number },
): Promise<{ term?: GiftTerm }> {
  if (gift.period === null) return {};
  const { after, endsAt, own, startsAt } = await planTerm(db, gift, who);
  return {
    term: {
      period: gift.period,
      startsAt: timeOf(startsAt),
      endsAt: timeOf(endsAt),
      isAppended: after !== undefined,
      ownUntil: own === undefined ? null : timeOf(own.paid_until),
    },
  };
}

/** The term of a gift that was accepted; nothing for a pack. */
export async function showGivenTerm(db: Queries, gift: OrderedGift): Promise<{ term?: GiftTerm }> {
  if (gift.period === null || gift.payment_ref === null) return {};
  const span = await findSpan(db, gift.payment_ref);
  if (span === undefined || span.starts_at === null || span.ends_at === null) return {};
  return {
    term: {
      period: gift.period,
      startsAt: timeOf(span.starts_at),
      endsAt: timeOf(span.ends_at),
      isAppended: span.starts_at > (gift.closed_at ?? 0),
      ownUntil: null,
    },
  };
}

interface TermDeps {
  ids: Ids;
  points: Pick<Points, 'add' | 'lock'>;
}

/**
 * Begins the term of a gift that was just closed, or adds it to the given terms of the account; the points of its first
 * month come with it, or with its beginning. Answers the entry of those points.
 *
 * @throws {AppError} CONFLICT with the field `membership` while the account has a membership of its own.
 */
export async function beginTerm(
  trx: Trx,
  { ids, points }: TermDeps,
  gift: OrderedGift & { payment_ref: string },
  { accountId, now }: { accountId: string; now: number },
): Promise<string | null> {
  await points.lock(trx, accountId);
  const { after, endsAt, own, startsAt } = await planTerm(trx, gift, { accountId, now });
  if (own !== undefined) {
    throw new AppError('CONFLICT', 'The account has a membership of its own: accept the gift once that has ended', {
      field: 'membership',
    });
  }
  const membershipId = after?.membership_id ?? ids.next('mbr');
  if (after === undefined) {
    await endOver(trx, accountId, now);
    const begun = await insertMembership(trx, {
      membership_id: membershipId,
      account_id: accountId,
      order_id: gift.order_id,
      next_order_id: null,
      subscription_ref: givenRef(gift.gift_id),
      state: 'ending',
      state_at: now,
      started_at: startsAt,
      paid_until: endsAt,
      cancel_wanted: 0,
    });
    if (!begun) throw new AppError('CONFLICT', 'The account has a membership of its own', { field: 'membership' });
  } else {
    await lockMembership(trx, after.subscription_ref);
    await updateMembership(trx, membershipId, { paid_until: endsAt });
  }
  await updatePayment(trx, gift.payment_ref, {
    membership_id: membershipId,
    starts_at: startsAt,
    ends_at: endsAt,
    next_grant_at: startsAt,
  });
  return grantFirst(trx, points, gift.payment_ref, now);
}
