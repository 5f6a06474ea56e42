import type Stripe from 'stripe';

// What the product reads of Stripe's objects, and what the peer needs. The SDK's types check each name and value; what is
// left out is what neither uses.

export type Metadata = Record<string, string>;

export interface Made {
  id: string;
  created: number;
}

export function customerOf(made: Made, metadata: Metadata) {
  return {
    ...made,
    object: 'customer' as const,
    email: null as string | null,
    livemode: false,
    metadata,
  } satisfies Partial<Stripe.Customer>;
}

export function productOf(made: Made, name: string) {
  return { ...made, object: 'product' as const, active: true, livemode: false, name } satisfies Partial<Stripe.Product>;
}

export function priceOf(
  made: Made,
  price: { currency: string; unit_amount: number; product: string; interval: 'month' | 'year' | undefined },
) {
  const { currency, interval, product, unit_amount } = price;
  return {
    ...made,
    object: 'price' as const,
    currency,
    unit_amount,
    product,
    tax_behavior: 'inclusive' as const,
    recurring:
      interval === undefined
        ? null
        : { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  } satisfies Partial<Stripe.Price>;
}

export type PeerPrice = ReturnType<typeof priceOf>;

export type PeerCustomerDetails = ReturnType<typeof customerIn>;

/** What a page of Checkout learns of a buyer. */
export const customerIn = (country: string) =>
  ({
    address: addressIn(country),
    business_name: null,
    email: null,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }) satisfies Stripe.Checkout.Session.CustomerDetails;

export const addressIn = (country: string): Stripe.Address => ({
  city: null,
  country,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
});

/** Of taxes within a price, in percent. */
const RATES: Readonly<Record<string, number>> = { DE: 19, FR: 20, LU: 17 };

/** @returns The tax within an amount; undefined in a country without one. */
export function taxWithin(amount: number, country: string): { amount: number; percent: number } | undefined {
  const percent = RATES[country];
  return percent === undefined ? undefined : { amount: Math.round((amount * percent) / (100 + percent)), percent };
}

/** As it is shown with `total_details.breakdown`. */
export function taxesOf(amount: number, country: string) {
  const tax = taxWithin(amount, country);
  if (tax === undefined) return [];
  const rate = {
    id: `txr_${country}`,
    object: 'tax_rate' as const,
    active: true,
    country,
    display_name: 'VAT',
    inclusive: true,
    percentage: tax.percent,
    tax_type: 'vat',
  } satisfies Partial<Stripe.TaxRate>;
  const reason = 'standard_rated' as const;
  return [{ amount: tax.amount, rate, taxability_reason: reason, taxable_amount: amount - tax.amount }];
}

export function sessionOf(
  made: Made,
  session: {
    mode: 'payment' | 'subscription';
    customer: string;
    client_reference_id: string;
    metadata: Metadata;
    amount_total: number;
    currency: string;
    url: string;
  },
  isTaxed: boolean,
) {
  return {
    ...made,
    ...session,
    url: session.url as string | null,
    object: 'checkout.session' as const,
    ui_mode: 'hosted_page' as const,
    status: 'open' as 'open' | 'complete' | 'expired',
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    payment_intent: null as string | null,
    subscription: null as string | null,
    invoice: null as string | null,
    expires_at: made.created + 86_400,
    automatic_tax: { enabled: isTaxed, liability: null, provider: isTaxed ? 'stripe' : null, status: null },
    customer_details: null as PeerCustomerDetails | null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    livemode: false,
  } satisfies Partial<Stripe.Checkout.Session>;
}

export type PeerSession = ReturnType<typeof sessionOf>;

export function intentOf(
  made: Made,
  intent: { amount: number; currency: string; customer: string; metadata: Metadata },
) {
  return {
    ...made,
    ...intent,
    object: 'payment_intent' as const,
    status: 'succeeded' as 'succeeded' | 'processing' | 'requires_payment_method',
    latest_charge: null as string | null,
    livemode: false,
  } satisfies Partial<Stripe.PaymentIntent>;
}

export function chargeOf(
  made: Made,
  charge: { amount: number; currency: string; payment_intent: string; metadata: Metadata },
) {
  return {
    ...made,
    ...charge,
    object: 'charge' as const,
    amount_refunded: 0,
    disputed: false,
    paid: true,
    receipt_url: `https://pay.stripe.com/receipts/payment/${made.id}`,
    refunded: false,
    livemode: false,
  } satisfies Partial<Stripe.Charge>;
}

export function refundOf(
  made: Made,
  refund: { amount: number; currency: string; charge: string; payment_intent: string },
) {
  return {
    ...made,
    ...refund,
    object: 'refund' as const,
    status: 'succeeded' as 'succeeded' | 'failed',
  } satisfies Partial<Stripe.Refund>;
}

export function disputeOf(
  made: Made,
  dispute: { amount: number; currency: string; charge: string; payment_intent: string },
) {
  return {
    ...made,
    ...dispute,
    object: 'dispute' as const,
    status: 'needs_response' as 'needs_response' | 'won' | 'lost',
    metadata: {},
    livemode: false,
  } satisfies Partial<Stripe.Dispute>;
}

interface SubscriptionValues {
  customer: string;
  end: number;
  isTaxed: boolean;
  metadata: Metadata;
  price: PeerPrice;
}

export function subscriptionOf(made: Made, { customer, end, isTaxed, metadata, price }: SubscriptionValues) {
  const subscription = {
    ...made,
    object: 'subscription' as const,
    customer,
    status: 'active' as 'active' | 'past_due' | 'canceled',
    metadata,
    cancel_at_period_end: false,
    cancel_at: null as number | null,
    canceled_at: null as number | null,
    ended_at: null as number | null,
    billing_cycle_anchor: made.created,
    schedule: null as string | null,
    automatic_tax: { disabled_reason: null, enabled: isTaxed, liability: null },
    latest_invoice: null as string | null,
    livemode: false,
  } satisfies Partial<Stripe.Subscription>;
  const item = {
    id: made.id.replace('sub_', 'si_'),
    object: 'subscription_item' as const,
    current_period_start: made.created,
    current_period_end: end,
    quantity: 1,
  } satisfies Partial<Stripe.SubscriptionItem>;
  const url = '/v1/subscription_items';
  return { ...subscription, items: { object: 'list' as const, has_more: false, url, data: [{ ...item, price }] } };
}

export type PeerSubscription = ReturnType<typeof subscriptionOf>;

export type PeerPhase = Pick<
  Stripe.SubscriptionSchedule.Phase,
  'start_date' | 'end_date' | 'metadata' | 'proration_behavior'
> & { items: { price: string; quantity: number }[] };

export function scheduleOf(made: Made, { phase, subscription }: { phase: PeerPhase; subscription: string }) {
  const schedule = {
    ...made,
    object: 'subscription_schedule' as const,
    subscription: subscription as string | null,
    status: 'active' as 'active' | 'released',
    end_behavior: 'release',
    livemode: false,
    current_phase: {
      start_date: phase.start_date,
      end_date: phase.end_date,
    } as Stripe.SubscriptionSchedule.CurrentPhase | null,
  } satisfies Partial<Stripe.SubscriptionSchedule>;
  return { ...schedule, phases: [phase] };
}

export type PeerSchedule = ReturnType<typeof scheduleOf>;

export function invoiceOf(
  made: Made,
  invoice: {
    amount: number;
    currency: string;
    customer: string;
    reason: 'subscription_create' | 'subscription_cycle';
    subscription: string;
    metadata: Metadata;
    period: { start: number; end: number };
    country: string;
    isTaxed: boolean;
  },
) {
  const { amount, country, currency, customer, isTaxed, metadata, period, reason, subscription } = invoice;
  const taxes = isTaxed ? taxesOf(amount, country) : [];
  const head = {
    ...made,
    object: 'invoice' as const,
    customer,
    currency,
    billing_reason: reason,
    status: 'open' as 'open' | 'paid' | 'void',
    amount_due: amount,
    amount_paid: 0,
    automatic_tax: { disabled_reason: null, enabled: isTaxed, liability: null, provider: null, status: null },
    customer_address: addressIn(country),
    hosted_invoice_url: `https://invoice.stripe.com/i/acct_peer/${made.id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/acct_peer/${made.id}/pdf`,
    total_taxes: taxes.map(({ rate, ...tax }) => ({
      ...tax,
      tax_behavior: 'inclusive' as const,
      tax_rate_details: { tax_rate: rate.id },
      type: 'tax_rate_details' as const,
    })),
    attempt_count: 0,
    livemode: false,
    status_transitions: {
      finalized_at: made.created,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null,
    },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription, metadata },
    } as const,
  } satisfies Partial<Stripe.Invoice>;
  const line = {
    id: made.id.replace('in_', 'il_'),
    object: 'line_item' as const,
    amount,
    currency,
    period,
  } satisfies Partial<Stripe.InvoiceLineItem>;
  const url = `/v1/invoices/${made.id}/lines`;
  return { ...head, lines: { object: 'list' as const, has_more: false, url, data: [line] } };
}

export type PeerInvoice = ReturnType<typeof invoiceOf>;

export function invoicePaymentOf(made: Made, { invoice, intent }: { invoice: string; intent: string }) {
  return {
    ...made,
    object: 'invoice_payment' as const,
    invoice,
    status: 'paid' as const,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent' as const, payment_intent: intent },
  } satisfies Partial<Stripe.InvoicePayment>;
}

export type PeerInvoicePayment = ReturnType<typeof invoicePaymentOf>;

export function endpointOf(made: Made, endpoint: { url: string; enabled_events: string[]; api_version: string }) {
  return {
    ...made,
    ...endpoint,
    object: 'webhook_endpoint' as const,
    status: 'enabled',
    livemode: false,
    metadata: {},
  } satisfies Partial<Stripe.WebhookEndpoint>;
}

type PortalFeature = 'subscription_cancel' | 'subscription_update' | 'payment_method_update' | 'invoice_history';

export function portalOf(
  made: Made,
  portal: { metadata: Metadata; features: Record<PortalFeature, { enabled: boolean }> },
) {
  return {
    ...made,
    ...portal,
    object: 'billing_portal.configuration' as const,
    active: true,
    is_default: false,
    livemode: false,
  };
}

export function portalSessionOf(made: Made, of: { customer: string; configuration: string; return_url: string }) {
  return {
    ...made,
    ...of,
    object: 'billing_portal.session' as const,
    livemode: false,
    url: `https://billing.stripe.com/p/session/${made.id}`,
  } satisfies Partial<Stripe.BillingPortal.Session>;
}
