/** An amount in the currency's minor unit, with its ISO 4217 code. */
export interface Money {
  amount: number;
  currency: string;
}

export type Period = 'month' | 'year';

export interface PaymentOrder {
  /** Ours; asking twice for one order opens one checkout. */
  orderId: string;
  title: string;
  price: Money;
  /** Of a subscription; undefined for a single payment. */
  period: Period | undefined;
  /** Locale of the buyer, for the provider's page. */
  language: string;
  /** Where the buyer is led once the provider has taken the payment. */
  successUrl: string;
  /** Where the buyer is led otherwise. */
  failureUrl: string;
}

export interface SubscriptionTerms {
  /** Ours; the payment says that it is for this one. */
  orderId: string;
  title: string;
  price: Money;
  period: Period;
}

/** A span of time, epoch milliseconds; the end is not in it. */
export interface Span {
  startsAt: number;
  endsAt: number;
}

/** A subscription is active, ends with the paid period, waits for a failed payment, or has ended. */
export type SubscriptionState = 'active' | 'ending' | 'past-due' | 'ended';

export type UnpaidState = 'pending' | 'declined' | 'cancelled' | 'expired';

/**
 * Something that happened at the provider, in its own words made ours. Events come at least once, in any order, and
 * each says all that is needed, so that a reader never asks back.
 */
export type PaymentEvent = {
  /** The provider's id: the same event has the same one each time it comes. */
  eventId: string;
  /** When it happened there, epoch milliseconds. */
  at: number;
} & (
  | {
      kind: 'checkout-paid';
      orderId: string;
      paymentRef: string;
      paid: Money;
      /** What was begun with it, where the order was for a subscription. */
      subscription?: ({ subscriptionRef: string } & Span) | undefined;
    }
  | { kind: 'checkout-changed'; orderId: string; state: UnpaidState }
  | {
      kind: 'subscription-renewed';
      subscriptionRef: string;
      paymentRef: string;
      /** The order whose terms it is paid by; undefined for those that it began with. */
      orderId?: string | undefined;
      paid: Money;
      span: Span;
    }
  | { kind: 'subscription-changed'; subscriptionRef: string; state: SubscriptionState }
  | {
      kind: 'payment-refunded';
      paymentRef: string;
      /** All that went back so far, in the currency's minor unit: a later event includes an earlier one. */
      refunded: number;
    }
  | { kind: 'dispute-opened' | 'dispute-won'; paymentRef: string }
);

/** A webhook as it came; the signature is over the very bytes. */
export interface WebhookRequest {
  headers: Headers;
  body: string;
}

/** A webhook that the provider has not signed, or not lately. */
export class ForgedWebhookError extends Error {
  override readonly name = 'ForgedWebhookError';
}

/** Who takes the money (Stripe and the like, or the stand-in for development). Calls may be repeated safely. */
export interface PaymentProvider {
  /** As orders, addresses of webhooks and `readyz` name it. */
  readonly name: string;
  /**
   * Opens a checkout and answers where the buyer pays.
   *
   * @throws {AppError} UNAVAILABLE when the provider does not answer.
   */
  createCheckout(order: PaymentOrder): Promise<{ url: string }>;
  /**
   * What a webhook says; undefined for an event that is none of ours.
   *
   * @throws {ForgedWebhookError} unless the provider has signed it, lately.
   */
  readWebhook(request: WebhookRequest): Promise<PaymentEvent | undefined>;
  /** Gives all the money of a payment back; an event says when it has happened. */
  refund(paymentRef: string): Promise<void>;
  /** Lets a subscription end with what was paid, or go on after all; one that waits for money ends at once. */
  setRenewal(subscriptionRef: string, renews: boolean): Promise<void>;
  /** Says by which terms a subscription renews, if it does; nothing is paid before that. The last word holds. */
  setTerms(subscriptionRef: string, terms: SubscriptionTerms): Promise<void>;
}
