import type { Logger } from 'pino';
import type { AccountMail } from '../../accounts/sign-in/notices/account-mail.ts';
import type { Brand } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PaymentProviders } from '../../providers/payment/payment-providers.ts';
import { findOrder } from '../order-store.ts';
import type { WithdrawalRow } from '../tables.ts';
import { withdrawalMail } from './withdrawal-mail.ts';
import { changeWithdrawal, findDueMails, findDueRefunds, moveMail, type DueRefund } from './withdrawal-store.ts';

const BATCH = 20;
/** Pause between two tries of a mail, and the time one server has for it, in ms. */
const MAIL_PAUSE_MS = 10 * 60_000;

export interface FollowUpDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: PaymentProviders;
  accountMail: Pick<AccountMail, 'send'>;
  brand: Brand;
}

/** Sends the money and the acknowledgements of withdrawals. What fails is logged and tried again with the next call. */
export async function followUpWithdrawals(deps: FollowUpDeps): Promise<void> {
  const {
    clock,
    database: { db },
    providers,
  } = deps;
  const names = providers.all.map(({ name }) => name);
  for (const withdrawal of await findDueRefunds(db, names, { limit: BATCH, now: clock.now() })) {
    await refund(deps, withdrawal);
  }
  for (const withdrawal of await findDueMails(db, { limit: BATCH, now: clock.now() })) {
    await acknowledge(deps, withdrawal);
  }
}

/** The provider's event reports the refund: see `noteWithdrawalNews`. */
async function refund({ database: { db }, log, providers }: FollowUpDeps, withdrawal: DueRefund): Promise<void> {
  const { attempt, payment_ref: paymentRef, provider: name, subscription_ref: subscriptionRef } = withdrawal;
  const { withdrawal_id: withdrawalId } = withdrawal;
  const amount = Math.min(withdrawal.amount, withdrawal.paid - withdrawal.refunded);
  const provider = providers.require(name);
  try {
    if (subscriptionRef !== null) await provider.setRenewal(subscriptionRef, false);
    if (amount > 0) await provider.refund(paymentRef, { amount, key: `${withdrawalId}:${attempt}:${amount}` });
    await changeWithdrawal(db, withdrawalId, ['waiting'], { state: amount > 0 ? 'refunding' : 'refunded' });
  } catch (error) {
    log.warn({ err: error, provider: name, paymentRef, withdrawalId }, 'withdrawal could not be refunded yet');
  }
}

async function acknowledge(deps: FollowUpDeps, withdrawal: WithdrawalRow): Promise<void> {
  const {
    accountMail,
    brand,
    clock,
    database: { db },
    log,
  } = deps;
  const { mail_at: dueAt, order_id: orderId, withdrawal_id: withdrawalId } = withdrawal;
  const order = await findOrder(db, orderId);
  const nextTry = clock.now() + MAIL_PAUSE_MS;
  if (dueAt === null || order === undefined || !(await moveMail(db, withdrawalId, dueAt, nextTry))) return;
  try {
    await accountMail.send(db, order.account_id, (locale) => withdrawalMail({ brand, locale, order, withdrawal }));
    await moveMail(db, withdrawalId, nextTry, null);
  } catch (error) {
    log.warn({ err: error, withdrawalId }, 'withdrawal could not be acknowledged yet');
  }
}
