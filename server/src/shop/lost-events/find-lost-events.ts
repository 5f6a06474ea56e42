import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { bestEffort } from '../../lib/best-effort.ts';
import type { Clock } from '../../lib/clock.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import type { PaymentEvent } from '../../providers/payment/payment-provider.ts';
import type { PaymentProviders } from '../../providers/payment/payment-providers.ts';
import { findOverdueSubscriptions, findUnpaidCheckouts } from './lost-events-store.ts';

interface LostEventsDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  providers: PaymentProviders;
  receive: (provider: string, event: PaymentEvent) => Promise<void>;
}

/** Webhooks arrive within minutes, as a rule. */
const GRACE_MS = 3_600_000;
/** Later payments buy nothing. */
const OLDEST_MS = 30 * DAY_MS;
/** Of checkouts, and of subscriptions, of one look. */
const LIMIT = 500;

/**
 * Asks providers about unpaid checkouts and overdue memberships, whose events may have got lost, and settles what they
 * answer. An event that arrives later changes nothing more. A failure is logged and leaves the others alone.
 */
export async function findLostEvents(
  { clock, database: { db }, log, providers, receive }: LostEventsDeps,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const before = now - GRACE_MS;
  for (const { lookUp, name } of providers.all) {
    if (lookUp === undefined) continue;
    const settle = async (events: readonly (PaymentEvent | undefined)[]) => {
      for (const event of events) if (event !== undefined) await receive(name, event);
    };
    const checkouts = await findUnpaidCheckouts(db, name, { after: now - OLDEST_MS, before }, LIMIT);
    const subscriptions = await findOverdueSubscriptions(db, name, before, LIMIT);
    const looks = [
      ...checkouts.map((ref) => async () => settle([await lookUp.checkout(ref)])),
      ...subscriptions.map((ref) => async () => settle(await lookUp.subscription(ref))),
    ];
    for (const look of looks) {
      if (signal.aborted) return;
      await bestEffort(log, 'a payment could not be looked up', look());
    }
  }
}
