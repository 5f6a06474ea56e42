import { z } from 'zod';

/** Stripe writes an object, or only its id. */
const Id = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const Metadata = z.record(z.string(), z.string()).nullish();

/** What is read of Stripe's objects; the rest is ignored. */
export const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.unknown() }),
});

export const Session = z.object({
  id: z.string(),
  client_reference_id: z.string().nullable(),
  metadata: Metadata,
  payment_status: z.string(),
  payment_intent: Id.nullish(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  subscription: Id.nullish(),
  invoice: Id.nullish(),
});

const SubscriptionOfInvoice = z.object({ subscription: Id, metadata: Metadata });

export const Invoice = z.object({
  id: z.string(),
  amount_paid: z.int(),
  currency: z.string(),
  billing_reason: z.string().nullable(),
  parent: z.object({ subscription_details: SubscriptionOfInvoice.nullish() }).nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: z.int(), end: z.int() }) })) }),
  payments: z
    .object({
      data: z.array(z.object({ status: z.string(), payment: z.object({ payment_intent: Id.nullish() }) })),
    })
    .optional(),
});

export const InvoicePayments = z.object({ data: z.array(z.object({ invoice: Id })) });

export const Subscription = z.object({
  id: z.string(),
  status: z.string(),
  metadata: Metadata,
  cancel_at_period_end: z.boolean(),
  cancel_at: z.int().nullish(),
  ended_at: z.int().nullish(),
});

export const Charge = z.object({ payment_intent: Id.nullish(), metadata: Metadata, amount_refunded: z.int() });

/** Refunds and disputes. */
export const OfPayment = z.object({ payment_intent: Id.nullish() });
