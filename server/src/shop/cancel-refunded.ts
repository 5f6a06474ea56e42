import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { PaymentProviders } from '../providers/payment/payment-providers.ts';
import { findToCancel, updateMembership } from './membership-store.ts';

const BATCH = 20;

interface CancelDeps {
  database: Database;
  log: Logger;
  providers: PaymentProviders;
}

/** Ends the subscriptions of refunded memberships, so that they are not charged again. What fails is tried again. */
export async function cancelRefunded({ database: { db }, log, providers }: CancelDeps): Promise<void> {
  const names = providers.all.map(({ name }) => name);
  for (const membership of await findToCancel(db, names, BATCH)) {
    const { membership_id: membershipId, provider, subscription_ref: subscriptionRef } = membership;
    try {
      await providers.require(provider).setRenewal(subscriptionRef, false);
      await updateMembership(db, membershipId, { cancel_wanted: 0 });
    } catch (error) {
      log.warn({ err: error, provider, membershipId }, 'subscription could not be ended yet');
    }
  }
}
