import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PaymentProviders } from '../../providers/payment/payment-providers.ts';
import { changeUnmatched, findDueRefunds } from './unmatched-store.ts';

const BATCH = 20;

interface RefundDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: PaymentProviders;
}

/** Refunds payments that bought nothing, and ends their subscriptions. What fails is tried again. */
export async function refundUnmatched({ clock, database: { db }, log, providers }: RefundDeps): Promise<void> {
  const names = providers.all.map(({ name }) => name);
  for (const payment of await findDueRefunds(db, names, { limit: BATCH, now: clock.now() })) {
    const { amount, payment_ref: paymentRef, provider: name, refunded, subscription_ref: subscriptionRef } = payment;
    const provider = providers.require(name);
    // Another attempt of an operator is another refund; ours of the same one are not.
    const key = `unmatched:${paymentRef}:${payment.refund_at}:${refunded}`;
    if (provider.refunds === 'by-hand') {
      // An operator sends it: see the command `refunded`.
      await changeUnmatched(db, payment, ['waiting'], { state: 'refund-failed' });
      continue;
    }
    try {
      if (subscriptionRef !== null) await provider.setRenewal(subscriptionRef, false);
      await provider.refund(paymentRef, { amount: amount - refunded, key });
      await changeUnmatched(db, payment, ['waiting'], { state: 'refunding' });
    } catch (error) {
      log.warn({ err: error, provider: name, paymentRef }, 'payment could not be refunded yet');
    }
  }
}
