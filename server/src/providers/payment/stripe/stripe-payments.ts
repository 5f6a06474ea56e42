import type Stripe from 'stripe';
import type { StripeConfig } from '../../../config/shop.ts';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import type {
  Buyer,
  OpenCheckout,
  PaymentEvent,
  PaymentLookUp,
  PaymentOrder,
  PaymentProvider,
  Period,
  RefundOrder,
  SubscriptionTerms,
  WebhookRequest,
} from '../payment-provider.ts';
import { checkSignature } from '../webhook-signature.ts';
import { productOf, toOpen, toSession } from './checkout-session.ts';
import { findPortalConfiguration } from './customer-portal.ts';
import { findCustomer, keepCustomer } from './customer-store.ts';
import { loadStripe } from './stripe-client.ts';
import { ask, codeOf, createOnce } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { createStripeLookUp } from './stripe-look-up.ts';
import { setRenewalOf, setTermsOf } from './subscription-terms.ts';

const SIGNATURE_HEADER = 'stripe-signature';

interface StripeDeps {
  clock: Clock;
  database: Database;
  stripe: StripeConfig;
}

/** Payments by Stripe: hosted Checkout, subscriptions, refunds and signed webhooks. */
export class StripePayments implements PaymentProvider {
  readonly name = 'stripe';
  readonly renews = true;
  readonly refunds = 'automatic';
  readonly lookUp: PaymentLookUp;
  readonly #deps: StripeDeps;
  #client: Promise<Stripe> | undefined;
  /** That exist at Stripe for sure. */
  readonly #products = new Set<Period>();
  #portal: string | undefined;

  constructor(deps: StripeDeps) {
    this.#deps = deps;
    this.lookUp = createStripeLookUp(deps.clock, (call) => this.#ask(call));
  }

  async createCheckout(order: PaymentOrder): Promise<OpenCheckout> {
    const open = await this.#ask(async (stripe) => {
      const customer = await this.#customer(stripe, order.buyer);
      if (order.period !== undefined) await this.#product(stripe, order.period, order.lines[0]?.title ?? 'Membership');
      const session = toSession(order, customer, this.#deps.stripe);
      return toOpen(
        await createOnce(`checkout:${order.orderId}`, (options) => stripe.checkout.sessions.create(session, options)),
      );
    });
    if (open === undefined) throw new AppError('CONFLICT', 'This checkout is closed: start the purchase again');
    return open;
  }

  async findCheckout(ref: string): Promise<OpenCheckout | undefined> {
    return toOpen(await this.#ask((stripe) => stripe.checkout.sessions.retrieve(ref)));
  }

  async expireCheckout(ref: string): Promise<void> {
    if ((await this.findCheckout(ref)) !== undefined) {
      await this.#ask((stripe) => stripe.checkout.sessions.expire(ref));
    }
  }

  async readWebhook({ body, headers }: WebhookRequest): Promise<PaymentEvent | undefined> {
    const { clock, stripe } = this.#deps;
    checkSignature(headers.get(SIGNATURE_HEADER), body, stripe.webhookSecret, clock.now());
    return readStripeEvent(body, () => this.#load());
  }

  async refund(paymentRef: string, { amount, key }: RefundOrder): Promise<void> {
    await this.#ask(async (stripe) => {
      const refund = { payment_intent: paymentRef, amount };
      await stripe.refunds.create(refund, { idempotencyKey: `refund:${key}` }).catch((error: unknown) => {
        if (codeOf(error) !== 'charge_already_refunded') throw error;
      });
    });
  }

  async setRenewal(subscriptionRef: string, renews: boolean): Promise<void> {
    await this.#ask((stripe) => setRenewalOf(stripe, subscriptionRef, renews));
  }

  async setTerms(subscriptionRef: string, terms: SubscriptionTerms): Promise<void> {
    await this.#ask(async (stripe) => {
      await this.#product(stripe, terms.period, terms.title);
      await setTermsOf(stripe, subscriptionRef, terms);
    });
  }

  async openPortal(buyerRef: string, returnUrl: string): Promise<string> {
    const { url } = await this.#ask(async (stripe) => {
      const customer = await this.#customer(stripe, { ref: buyerRef });
      this.#portal ??= await findPortalConfiguration(stripe);
      const portal = { customer, configuration: this.#portal, return_url: returnUrl };
      return stripe.billingPortal.sessions.create(portal);
    });
    return url;
  }

  async #customer(stripe: Stripe, { email, ref }: Buyer): Promise<string> {
    const { db } = this.#deps.database;
    const known = await findCustomer(db, ref);
    if (known !== undefined) return known;
    // The same call under one key, whatever the address is by then.
    const customer = { metadata: { accountId: ref } };
    const { id } = await createOnce(`customer:${ref}`, (options) => stripe.customers.create(customer, options));
    if (email !== undefined) await stripe.customers.update(id, { email });
    await keepCustomer(db, ref, id);
    return id;
  }

  async #product(stripe: Stripe, period: Period, name: string): Promise<void> {
    if (this.#products.has(period)) return;
    const { tax, taxCode } = this.#deps.stripe;
    const product = { id: productOf(period), name, ...(tax === 'off' ? {} : { tax_code: taxCode }) };
    await stripe.products.create(product).catch((error: unknown) => {
      if (codeOf(error) !== 'resource_already_exists') throw error;
    });
    this.#products.add(period);
  }

  async #ask<Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    const stripe = await this.#load();
    return ask(() => call(stripe));
  }

  #load(): Promise<Stripe> {
    this.#client ??= loadStripe(this.#deps.stripe);
    return this.#client;
  }
}
