import type { Database } from '../db/database.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { findUnwanted, updatePayment } from './payment-store.ts';

const BATCH = 20;

/** Sends money back that bought nothing, and ends the subscription that came with it. A failed refund is retried. */
export async function refundUnwanted({ db }: Database, provider: PaymentProvider): Promise<void> {
  for (const { payment_ref: paymentRef, surplus_subscription: subscriptionRef } of await findUnwanted(db, BATCH)) {
    if (subscriptionRef !== null) await provider.setRenewal(subscriptionRef, false);
    await provider.refund(paymentRef);
    await updatePayment(db, paymentRef, { refund_wanted: 0 });
  }
}
