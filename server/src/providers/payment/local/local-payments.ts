import type { ServerSecret } from '../../../lib/server-secret.ts';
import type { Database, Trx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Ids } from '../../../lib/ids.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import type {
  OpenCheckout,
  PaymentEvent,
  PaymentOrder,
  PaymentProvider,
  RefundOrder,
  SubscriptionTerms,
  WebhookRequest,
} from '../payment-provider.ts';
import { checkSignature } from '../webhook-signature.ts';
import { LocalEvent } from './event-shape.ts';
import { LocalEvents, SIGNATURE_HEADER, type Deliver } from './local-events.ts';
import { refundPart } from './local-refunds.ts';
import { beginSubscription, endSubscription, renewDue, setNextTerms } from './local-subscriptions.ts';
import type { LocalPaymentRow, LocalPaymentState } from './tables.ts';

export const LOCAL_PAYMENT_PATH = '/dev/payment';

const CHECKOUT_LIFE_MS = DAY_MS;

interface LocalDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  secret: ServerSecret;
  publicUrl: string;
}

export const LOCAL_ACTS = {
  pay: ['open', 'declined', 'pending'],
  'pay-later': ['open', 'declined'],
  decline: ['open', 'declined', 'pending'],
  cancel: ['open', 'declined'],
  refund: ['paid'],
  dispute: ['paid'],
  'win-dispute': ['disputed'],
} as const satisfies Record<string, readonly LocalPaymentState[]>;

export type LocalAct = keyof typeof LOCAL_ACTS;

export class LocalPayments implements PaymentProvider {
  readonly name = 'local';
  readonly renews = true;
  readonly refunds = 'automatic';
  readonly #deps: LocalDeps;
  readonly #events: LocalEvents;

  constructor(deps: LocalDeps) {
    this.#deps = deps;
    this.#events = new LocalEvents({ ...deps, secret: () => this.#webhookKey() });
  }

  connect(deliver: Deliver): void {
    this.#events.connect(deliver);
  }

  async createCheckout(order: PaymentOrder): Promise<OpenCheckout> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    const paymentId = order.orderId.replace(/^chk-/, 'pay-');
    await database.db
      .insertInto('local_payments')
      .values({
        payment_id: paymentId,
        order_id: order.orderId,
        subscription_id: null,
        state: 'open',
        title: order.lines.map(({ title }) => title).join(', '),
        amount: order.price.amount,
        currency: order.price.currency,
        period: order.period ?? null,
        success_url: order.successUrl,
        failure_url: order.failureUrl,
        refunded: 0,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return this.#opened(paymentId, now);
  }

  async findCheckout(ref: string): Promise<OpenCheckout | undefined> {
    const payment = await this.find(ref);
    return payment?.state === 'open' || payment?.state === 'declined'
      ? this.#opened(ref, payment.created_at)
      : undefined;
  }

  async expireCheckout(ref: string): Promise<void> {
    await inTransaction(this.#deps.database, async (trx) => {
      const expired = await trx
        .updateTable('local_payments')
        .set({ state: 'expired' })
        .where('payment_id', '=', ref)
        .where('state', 'in', ['open', 'declined'])
        .returning('order_id')
        .executeTakeFirst();
      if (expired === undefined) return;
      await this.#events.write(trx, { kind: 'checkout-changed', orderId: expired.order_id, state: 'expired' });
    });
    await this.#events.send();
  }

  async readWebhook({ body, headers }: WebhookRequest): Promise<PaymentEvent> {
    checkSignature(headers.get(SIGNATURE_HEADER), body, this.#webhookKey(), this.#deps.clock.now());
    return LocalEvent.parse(JSON.parse(body));
  }

  async refund(paymentRef: string, order: RefundOrder): Promise<void> {
    await inTransaction(this.#deps.database, (trx) => refundPart(trx, this.#events, paymentRef, order));
    await this.#events.send();
  }

  async setRenewal(subscriptionRef: string, renews: boolean): Promise<void> {
    await inTransaction(this.#deps.database, async (trx) => {
      const subscription = await trx
        .updateTable('local_subscriptions')
        .set({ renews: renews ? 1 : 0, state: renews ? 'active' : 'ending' })
        .where('subscription_id', '=', subscriptionRef)
        .where('state', 'in', ['active', 'ending'])
        .returning('state')
        .executeTakeFirst();
      if (subscription !== undefined) {
        const { state } = subscription;
        await this.#events.write(trx, { kind: 'subscription-changed', subscriptionRef, state });
      } else if (!renews) {
        await endSubscription(trx, this.#events, subscriptionRef);
      }
    });
    await this.#events.send();
  }

  async setTerms(subscriptionRef: string, terms: SubscriptionTerms): Promise<void> {
    await inTransaction(this.#deps.database, (trx) => setNextTerms(trx, subscriptionRef, terms));
  }

  async openPortal(): Promise<string> {
    return `${this.#deps.publicUrl}${LOCAL_PAYMENT_PATH}`;
  }

  async find(paymentId: string): Promise<LocalPaymentRow | undefined> {
    const { db } = this.#deps.database;
    return db.selectFrom('local_payments').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
  }

  async list(limit: number): Promise<LocalPaymentRow[]> {
    const { db } = this.#deps.database;
    return db.selectFrom('local_payments').selectAll().orderBy('created_at', 'desc').limit(limit).execute();
  }

  async act(paymentId: string, act: LocalAct): Promise<LocalPaymentRow | undefined> {
    const before = await this.find(paymentId);
    await inTransaction(this.#deps.database, async (trx) => {
      const payment = await trx
        .updateTable('local_payments')
        .set({ state: STATE_AFTER[act] })
        .where('payment_id', '=', paymentId)
        .where('state', 'in', LOCAL_ACTS[act])
        .returningAll()
        .executeTakeFirst();
      if (payment !== undefined) await this.#report(trx, payment, act);
    });
    await this.#events.send();
    return before && this.find(paymentId);
  }

  async tick(): Promise<void> {
    const { clock, database } = this.#deps;
    await inTransaction(database, async (trx) => {
      const expired = await trx
        .updateTable('local_payments')
        .set({ state: 'expired' })
        .where('state', 'in', ['open', 'declined'])
        .where('created_at', '<', clock.now() - CHECKOUT_LIFE_MS)
        .returning('order_id')
        .execute();
      for (const { order_id: orderId } of expired) {
        await this.#events.write(trx, { kind: 'checkout-changed', orderId, state: 'expired' });
      }
    });
    await renewDue(this.#deps, this.#events);
    await this.#events.send();
  }

  async #report(trx: Trx, payment: LocalPaymentRow, act: LocalAct): Promise<void> {
    const { amount, currency, order_id: orderId, payment_id: paymentRef } = payment;
    if (act === 'pay') {
      const subscription = await beginSubscription(trx, this.#deps, payment);
      const paid = { amount, currency };
      await this.#events.write(trx, { kind: 'checkout-paid', orderId, paymentRef, paid, subscription });
    } else if (act === 'pay-later' || act === 'decline' || act === 'cancel') {
      await this.#events.write(trx, { kind: 'checkout-changed', orderId, state: UNPAID_AFTER[act] });
    } else if (act === 'refund') {
      await trx.updateTable('local_payments').set({ refunded: amount }).where('payment_id', '=', paymentRef).execute();
      await this.#events.write(trx, { kind: 'payment-refunded', paymentRef, refunded: amount });
      if (payment.subscription_id !== null) await endSubscription(trx, this.#events, payment.subscription_id);
    } else {
      const kind = act === 'dispute' ? 'dispute-opened' : 'dispute-won';
      await this.#events.write(trx, { kind, paymentRef });
    }
  }

  #opened(ref: string, since: number): OpenCheckout {
    const url = `${this.#deps.publicUrl}${LOCAL_PAYMENT_PATH}/${ref}`;
    return { url, ref, expiresAt: since + CHECKOUT_LIFE_MS };
  }

  #webhookKey(): string {
    return this.#deps.secret.sign('payment-webhook');
  }
}

const UNPAID_AFTER = { 'pay-later': 'pending', decline: 'declined', cancel: 'cancelled' } as const;

const STATE_AFTER = {
  ...UNPAID_AFTER,
  pay: 'paid',
  refund: 'refunded',
  dispute: 'disputed',
  'win-dispute': 'paid',
} as const satisfies Record<LocalAct, LocalPaymentState>;
