export interface Money {
  amount: number;
  currency: string;
}

export type Period = 'month' | 'year';

export interface OrderLine {
  title: string;
  quantity: number;
  /** Of the whole line, in minor units. */
  amount: number;
}

export interface Buyer {
  /** The account's id. */
  ref: string;
  email?: string | undefined;
}

export interface PaymentOrder {
  /** Ours: repeating a call opens the same checkout. */
  orderId: string;
  createdAt: number;
  buyer: Buyer;
  /** Their amounts add up to the price. */
  lines: readonly OrderLine[];
  price: Money;
  /** Of a subscription. */
  period: Period | undefined;
  language: string;
  successUrl: string;
  failureUrl: string;
}

export interface SubscriptionTerms {
  orderId: string;
  title: string;
  price: Money;
  period: Period;
}

export interface Span {
  startsAt: number;
  endsAt: number;
}

export type SubscriptionState = 'active' | 'ending' | 'past-due' | 'ended';

export type UnpaidState = 'pending' | 'declined' | 'cancelled' | 'expired';

/** What a provider says about a payment beyond its amount. */
export interface PaymentDetails {
  /** Undefined where none was computed. */
  tax: { /** Within the amount, in minor units. */ amount: number; percent: number | undefined } | undefined;
  /** Of the buyer, ISO 3166-1 alpha-2. */
  country: string | undefined;
  /** Addresses of pages of the provider, by https. */
  documents: Record<'receipt' | 'invoice' | 'pdf', string | undefined>;
}

/** A provider's event. Events arrive at least once, in any order, and are self-contained. */
export type PaymentEvent = {
  eventId: string;
  at: number;
} & (
  | {
      kind: 'checkout-paid';
      orderId: string;
      paymentRef: string;
      paid: Money;
      subscription?: ({ subscriptionRef: string } & Span) | undefined;
      details?: PaymentDetails | undefined;
    }
  | { kind: 'checkout-changed'; orderId: string; state: UnpaidState }
  /** Less than the price has arrived for good, and the rest can still be sent. */
  | { kind: 'checkout-part-paid'; orderId: string }
  | {
      kind: 'subscription-renewed';
      subscriptionRef: string;
      paymentRef: string;
      /** The order with its terms; undefined for the first. */
      orderId?: string | undefined;
      paid: Money;
      span: Span;
      details?: PaymentDetails | undefined;
    }
  | { kind: 'subscription-changed'; subscriptionRef: string; state: SubscriptionState }
  | {
      kind: 'payment-refunded';
      paymentRef: string;
      /** In total so far, in minor units. */
      refunded: number;
    }
  /** Of a refund that was asked for: the money stays with the provider, and an operator has to see to it. */
  | { kind: 'refund-failed'; paymentRef: string }
  | { kind: 'dispute-opened' | 'dispute-won'; paymentRef: string }
);

export interface RefundOrder {
  /** In minor units. */
  amount: number;
  /** Repeating a call under its key refunds nothing more. */
  key: string;
}

export interface OpenCheckout {
  url: string;
  /** The provider's id of it. */
  ref: string;
  expiresAt: number;
}

/** The signature covers the exact bytes. */
export interface WebhookRequest {
  headers: Headers;
  body: string;
}

export class ForgedWebhookError extends Error {
  override readonly name = 'ForgedWebhookError';
}

/** What a provider says now; an event tells of the same with another id. */
export interface PaymentLookUp {
  /** Undefined while nothing is to be said of it. */
  checkout(ref: string): Promise<PaymentEvent | undefined>;
  /** Its last payments, oldest first, and its state. */
  subscription(subscriptionRef: string): Promise<readonly PaymentEvent[]>;
}

/** Calls are idempotent. */
export interface PaymentProvider {
  readonly name: string;
  /** Whether it sells memberships: it can charge again by itself. */
  readonly renews: boolean;
  /** `by-hand`: it only notes refunds, which an operator sends. */
  readonly refunds: 'automatic' | 'by-hand';
  /** Returns where the buyer pays. Throws UNAVAILABLE when the provider does not answer. */
  createCheckout(order: PaymentOrder): Promise<OpenCheckout>;
  /** Undefined when it cannot be paid any more. */
  findCheckout(ref: string): Promise<OpenCheckout | undefined>;
  /** Closes a checkout that is open; an event reports it. */
  expireCheckout(ref: string): Promise<void>;
  /** Undefined for foreign events. Throws ForgedWebhookError without a recent signature. */
  readWebhook(request: WebhookRequest): Promise<PaymentEvent | undefined>;
  /** Refunds a part of a payment, or all of it; an event reports it. */
  refund(paymentRef: string, order: RefundOrder): Promise<void>;
  /** Ends a subscription with its paid period, or undoes that; one with a failed payment ends at once. */
  setRenewal(subscriptionRef: string, renews: boolean): Promise<void>;
  setTerms(subscriptionRef: string, terms: SubscriptionTerms): Promise<void>;
  /** Of one with pages for the card and the invoices of a buyer: where, for a short time. They lead to `returnUrl`. */
  openPortal?(buyerRef: string, returnUrl: string): Promise<string>;
  /** Of one whose events can get lost on their way. */
  readonly lookUp?: PaymentLookUp;
}
