import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Points } from '../../points/points.ts';
import { listOwedRefunds, markSent, owedInTotal } from '../../providers/payment/web3/refund-store.ts';
import { receiveEvent } from '../payment-events.ts';

interface NoteDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  points: Points;
}

/** Notes that an operator has sent the refunds of a payment that the provider cannot send; false where none is owed. */
export async function noteSent(deps: NoteDeps, paymentRef: string): Promise<boolean> {
  const { clock, database } = deps;
  if (!(await listOwedRefunds(database.db)).some(({ payment_ref: ref }) => ref === paymentRef)) return false;
  const refunded = await owedInTotal(database.db, paymentRef);
  const eventId = `${paymentRef}:refunded:${refunded}`;
  await receiveEvent(deps, 'web3', { eventId, at: clock.now(), kind: 'payment-refunded', paymentRef, refunded });
  await markSent(database.db, paymentRef, clock.now());
  return true;
}
