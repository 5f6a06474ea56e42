import type { Database, Trx } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ids } from '../../../lib/ids.ts';
import { signWebhook } from '../webhook-signature.ts';
import type { PaymentEvent } from '../payment-provider.ts';

/** Delivers a signed webhook; resolves to the HTTP status. */
export type Deliver = (body: string, headers: Record<string, string>) => Promise<number>;

type Unsent<Event> = Event extends PaymentEvent ? Omit<Event, 'eventId' | 'at'> : never;

interface EventDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  secret: () => string;
}

const BATCH = 50;

export const SIGNATURE_HEADER = 'payment-signature';

export class LocalEvents {
  readonly #deps: EventDeps;
  #deliver: Deliver | undefined;

  constructor(deps: EventDeps) {
    this.#deps = deps;
  }

  connect(deliver: Deliver): void {
    this.#deliver = deliver;
  }

  async write(trx: Trx, event: Unsent<PaymentEvent>): Promise<void> {
    const { clock, ids } = this.#deps;
    const eventId = ids.next('evt');
    const now = clock.now();
    const body = JSON.stringify({ eventId, at: now, ...event });
    await trx
      .insertInto('local_payment_events')
      .values({ event_id: eventId, body, created_at: now, delivered_at: null })
      .execute();
  }

  async send(): Promise<void> {
    const { clock, database, secret } = this.#deps;
    const deliver = this.#deliver;
    if (deliver === undefined) return;
    const waiting = await database.db
      .selectFrom('local_payment_events')
      .selectAll()
      .where('delivered_at', 'is', null)
      .orderBy('created_at')
      .limit(BATCH)
      .execute();
    for (const { body, event_id: eventId } of waiting) {
      const now = clock.now();
      const status = await deliver(body, { [SIGNATURE_HEADER]: signWebhook(body, secret(), now) });
      if (status !== 200) continue;
      await database.db
        .updateTable('local_payment_events')
        .set({ delivered_at: now })
        .where('event_id', '=', eventId)
        .execute();
    }
  }
}
