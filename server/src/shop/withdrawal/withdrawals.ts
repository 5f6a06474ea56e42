import { z } from 'zod';
import type { AccountMail } from '../../accounts/sign-in/notices/account-mail.ts';
import type { OrderPage, Withdrawal, WithdrawalForm, WithdrawalQuote } from '../../contract/validators.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Principal } from '../../http/principal.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Points } from '../../points/points.ts';
import { requireAccount } from '../buyer.ts';
import { followPayment, standingOf } from '../gifts/gift-payment.ts';
import { cutTerm, isGiven } from '../gifts/given-membership-store.ts';
import { getMembership, updateMembership } from '../membership-store.ts';
import { findOrder, lockOrder, updateOrder } from '../order-store.ts';
import { lockPayment, updatePayment } from '../payment-store.ts';
import type { OrderRow, PaymentRow, WithdrawalRow } from '../tables.ts';
import { listOrders } from './list-orders.ts';
import { refundShare, withdrawableUntil, type RefundShare } from './refund-share.ts';
import { toWithdrawal } from './to-order.ts';
import { findPayment, findWithdrawal, insertWithdrawal } from './withdrawal-store.ts';

export interface WithdrawalDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Points;
  accountMail: Pick<AccountMail, 'canReach'>;
  /** Sends the money and the acknowledgement of a committed withdrawal; what fails is tried again later. */
  followUp: () => Promise<void>;
}

interface WithdrawRequest {
  principal: Pick<Principal, 'accountId'>;
  checkoutId: string;
  key: string | undefined;
  form: WithdrawalForm;
}

type Obstacle = NonNullable<WithdrawalQuote['obstacle']>;

const Done = z.object({ orderId: z.string() });

/** The right of withdrawal: within its period an order is undone, and what was not used of it goes back. */
export class Withdrawals {
  readonly #deps: WithdrawalDeps;

  constructor(deps: WithdrawalDeps) {
    this.#deps = deps;
  }

  /** What the account bought. Throws REGISTRATION_REQUIRED, VALIDATION_FAILED for a cursor of another list. */
  async list(principal: Principal, page: { cursor?: string | undefined; limit: number }): Promise<OrderPage> {
    const { clock, database } = this.#deps;
    const accountId = requireAccount(principal);
    return listOrders(database.db, { accountId, now: clock.now(), cursor: page.cursor, limit: page.limit });
  }

  /** Throws NOT_FOUND for an order of another owner. */
  async quote({ accountId }: Pick<Principal, 'accountId'>, checkoutId: string): Promise<WithdrawalQuote> {
    const { clock, database, points } = this.#deps;
    const { db } = database;
    const order = ownOrder(await findOrder(db, checkoutId), accountId);
    const withdrawal = await findWithdrawal(db, checkoutId);
    const payment = order.payment_ref === null ? undefined : await findPayment(db, order.payment_ref);
    const now = clock.now();
    const share = payment && (await shareOf(db, points, { order, payment, now }));
    const obstacle = obstacleOf(order, { now, share, withdrawal });
    const { amount, points: leaving } = withdrawal ?? (obstacle === null ? share : undefined) ?? NOTHING;
    return {
      checkoutId,
      obstacle,
      until: order.paid_at === null ? null : new Date(withdrawableUntil(order.paid_at)).toISOString(),
      refund: { amount, currency: order.currency },
      points: leaving,
    };
  }

  /**
   * Withdraws from an order, once: again, it answers the first withdrawal. Throws NOT_FOUND, and CONFLICT where it cannot
   * be withdrawn from or the amount has changed.
   */
  async withdraw({ checkoutId, form, key, principal }: WithdrawRequest): Promise<Withdrawal> {
    const { clock, database, followUp } = this.#deps;
    const order = ownOrder(await findOrder(database.db, checkoutId), principal.accountId);
    const input = { checkoutId, form };
    const act = { ownerId: order.account_id, operation: 'withdrawFromOrder', key, input, now: clock.now() };
    await inTransaction(database, async (trx, afterCommit) => {
      await runIdempotent(trx, act, Done, async () => {
        await this.#withdraw(trx, order, form);
        return { orderId: checkoutId };
      });
      afterCommit(followUp);
    });
    const withdrawal = await findWithdrawal(database.db, checkoutId);
    if (withdrawal === undefined) throw new AppError('INTERNAL', 'The withdrawal is gone');
    return toWithdrawal(withdrawal, order.currency);
  }

  /** Locks the payment before the order, as refunds do, and the wallet before its entries are read. */
  async #withdraw(
    trx: Trx,
    { account_id: accountId, order_id: orderId, payment_ref: ref }: OrderRow,
    form: WithdrawalForm,
  ) {
    const { accountMail, clock, ids, points } = this.#deps;
    const payment = ref === null ? undefined : await lockPayment(trx, ref);
    const order = ownOrder(await lockOrder(trx, orderId), accountId);
    if ((await findWithdrawal(trx, orderId)) !== undefined) return;
    const now = clock.now();
    await points.lock(trx, accountId);
    const share = payment && (await shareOf(trx, points, { order, payment, now }));
    const obstacle = obstacleOf(order, { now, share });
    if (payment === undefined || share === undefined || obstacle !== null) {
      throw new AppError('CONFLICT', WHY_NOT[obstacle ?? 'unpaid'], { field: 'checkoutId' });
    }
    if (share.amount !== form.amount) {
      throw new AppError('CONFLICT', 'The amount that goes back has changed', { field: 'amount' });
    }
    const taken = await points.clawBack(trx, {
      walletId: accountId,
      amount: share.points,
      reason: 'refund',
      reference: `withdrawal:${orderId}`,
      subject: { checkoutId: orderId },
    });
    await updatePayment(trx, payment.payment_ref, {
      points_owed: payment.points_owed + taken,
      points_taken: payment.points_taken + taken,
      next_grant_at: null,
    });
    const mailed = await accountMail.canReach(trx, accountId);
    await insertWithdrawal(trx, {
      withdrawal_id: ids.next('wdr'),
      order_id: orderId,
      payment_ref: payment.payment_ref,
      amount: share.amount,
      refunded_before: payment.refunded,
      points: taken,
      subscription_ref: await endMembership(trx, payment, now),
      state: 'waiting',
      attempt: 1,
      refund_at: now,
      mailed: mailed ? 1 : 0,
      mail_at: mailed ? now : null,
      withdrawn_at: now,
    });
    await followPayment(trx, orderId, { isGone: true, at: now });
  }
}

const NOTHING: RefundShare = { amount: 0, points: 0 };

const WHY_NOT = {
  unpaid: 'The order is not paid',
  over: 'The withdrawal period is over',
  spent: 'Everything that was bought has been used',
  refunded: 'The money has gone back already',
  disputed: 'The payment is disputed',
  withdrawn: 'The order has been withdrawn from',
} as const satisfies Record<Obstacle, string>;

function obstacleOf(
  order: OrderRow,
  found: { now: number; share: RefundShare | undefined; withdrawal?: WithdrawalRow | undefined },
): Obstacle | null {
  if (found.withdrawal !== undefined) return 'withdrawn';
  if (order.state === 'refunded' || order.state === 'disputed') return order.state;
  if (order.state !== 'paid' || order.paid_at === null) return 'unpaid';
  if (found.now > withdrawableUntil(order.paid_at)) return 'over';
  return (found.share ?? NOTHING).amount > 0 ? null : 'spent';
}

function ownOrder(order: OrderRow | undefined, accountId: string | undefined): OrderRow {
  if (order === undefined || order.account_id !== accountId) {
    throw new AppError('NOT_FOUND', 'There is no such purchase');
  }
  return order;
}

async function shareOf(
  db: Queries,
  points: Points,
  { now, order, payment }: { order: OrderRow; payment: PaymentRow; now: number },
): Promise<RefundShare> {
  const gift = await standingOf(db, order, payment);
  if (gift?.kind === 'whole') return { amount: gift.amount, points: 0 };
  if (gift?.kind === 'gone') return NOTHING;
  const unspent = await points.unspent(db, order.account_id, gift?.reference ?? entryOf(order));
  return refundShare(order, payment, unspent, now);
}

/** The reference of what an order gave. The period is shorter than a month: one grant of a membership at most. */
const entryOf = ({ kind, order_id: orderId, payment_ref: ref }: OrderRow): string =>
  kind === 'pack' ? `purchase:${orderId}` : `membership:${ref}:0`;

/** At once; answers its subscription, which a given term has none of. */
async function endMembership(trx: Trx, payment: PaymentRow, now: number): Promise<string | null> {
  const { membership_id: membershipId } = payment;
  if (membershipId === null) return null;
  const membership = await getMembership(trx, membershipId);
  if (isGiven(membership)) {
    await cutTerm(trx, membershipId, payment, now);
    return null;
  }
  const { next_order_id: next, paid_until: paidUntil, state, subscription_ref: ref } = membership;
  if (state === 'ended') return ref;
  if (next !== null) await updateOrder(trx, next, { state: 'cancelled' });
  await updateMembership(trx, membershipId, {
    state: 'ended',
    state_at: now,
    paid_until: Math.min(paidUntil, now),
    next_order_id: null,
  });
  return ref;
}
