import type { Queries, Trx } from '../../db/database.ts';
import { getMembership, lockMembership, updateMembership } from '../membership-store.ts';
import type { MembershipRow, PaymentRow } from '../tables.ts';

const PREFIX = 'gift:';

/** In place of a subscription: no provider knows it, and it never renews. */
export const givenRef = (giftId: string): string => `${PREFIX}${giftId}`;

/** Whether a membership is of terms that others gave. */
export const isGiven = ({ subscription_ref: ref }: Pick<MembershipRow, 'subscription_ref'>): boolean =>
  ref.startsWith(PREFIX);

/** Memberships that a provider charges for, or that run until the end of what was paid there. */
export async function countOpenAtProviders(db: Queries, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('subscription_ref', 'not like', `${PREFIX}%`)
    .where((where) =>
      where.or([
        where('state', 'in', ['active', 'past-due']),
        where.and([where('state', '=', 'ending'), where('paid_until', '>', now)]),
        // Refunded, and the provider has not been told yet.
        where('cancel_wanted', '=', 1),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Takes what is left of a given term out of its membership, once its money is gone: terms after it move up, and without
 * any the membership ends. `at` in epoch ms.
 */
export async function cutTerm(trx: Trx, membershipId: string, payment: PaymentRow, at: number): Promise<void> {
  const { subscription_ref: ref } = await getMembership(trx, membershipId);
  const membership = await lockMembership(trx, ref);
  const { ends_at: endsAt, starts_at: startsAt } = payment;
  if (membership === undefined || membership.state === 'ended' || startsAt === null || endsAt === null) return;
  const from = Math.max(at, startsAt);
  const left = endsAt - from;
  if (left <= 0) return;
  await trx
    .updateTable('shop_payments')
    .set((column) => ({
      starts_at: column('starts_at', '-', left),
      ends_at: column('ends_at', '-', left),
      next_grant_at: column('next_grant_at', '-', left),
    }))
    .where('membership_id', '=', membershipId)
    .where('starts_at', '>=', endsAt)
    .execute();
  await trx
    .updateTable('shop_payments')
    .set({ ends_at: from, next_grant_at: null })
    .where('payment_ref', '=', payment.payment_ref)
    .execute();
  const paidUntil = membership.paid_until - left;
  await updateMembership(trx, membershipId, {
    paid_until: paidUntil,
    ...(paidUntil <= at ? { state: 'ended', state_at: at } : {}),
  });
}

/** Ends given memberships whose time is over: no provider reports it. */
export async function endGiven(db: Queries, now: number): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ state: 'ended', state_at: now })
    .where('state', '=', 'ending')
    .where('paid_until', '<=', now)
    .where('subscription_ref', 'like', `${PREFIX}%`)
    .execute();
}

/** A membership whose time is over, and whose provider has not said so yet: it cannot be renewed any more. */
export async function endOver(trx: Trx, accountId: string, now: number): Promise<void> {
  await trx
    .updateTable('memberships')
    .set({ state: 'ended', state_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'ending')
    .where('paid_until', '<=', now)
    .execute();
}

/** The time that a payment paid for, in epoch ms; undefined for an unknown one. */
export async function findSpan(
  db: Queries,
  paymentRef: string,
): Promise<Pick<PaymentRow, 'starts_at' | 'ends_at'> | undefined> {
  return db
    .selectFrom('shop_payments')
    .select(['starts_at', 'ends_at'])
    .where('payment_ref', '=', paymentRef)
    .executeTakeFirst();
}
