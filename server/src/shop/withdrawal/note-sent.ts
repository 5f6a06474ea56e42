import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PaymentEvent } from '../../providers/payment/payment-provider.ts';
import { listOwedRefunds, markSent, owedInTotal } from '../../providers/payment/web3/refund-store.ts';

export interface NoteDeps {
  database: Database;
  clock: Clock;
  /** As the provider's own events are processed. */
  receive: (provider: string, event: PaymentEvent) => Promise<void>;
}

/** Notes that an operator has sent the refunds of a payment that the provider cannot send; false where none is owed. */
export async function noteSent({ clock, database, receive }: NoteDeps, paymentRef: string): Promise<boolean> {
  if (!(await listOwedRefunds(database.db)).some(({ payment_ref: ref }) => ref === paymentRef)) return false;
  const refunded = await owedInTotal(database.db, paymentRef);
  const eventId = `${paymentRef}:refunded:${refunded}`;
  await receive('web3', { eventId, at: clock.now(), kind: 'payment-refunded', paymentRef, refunded });
  await markSent(database.db, paymentRef, clock.now());
  return true;
}
