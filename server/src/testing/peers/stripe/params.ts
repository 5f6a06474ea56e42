import { z } from 'zod';
import type { FormValue } from './form.ts';
import { refuse } from './state.ts';

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.record(z.string().regex(/^\d+$/), item).transform((items) => Object.values(items));
const Whole = z.string().regex(/^\d+$/).transform(Number);
const Yes = z.enum(['true', 'false']).transform((text) => text === 'true');
const Metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const Interval = z.strictObject({ interval: z.enum(['month', 'year']) });
const Currency = z.string().regex(/^[a-z]{3}$/);

const PriceData = z.strictObject({
  currency: Currency,
  unit_amount: Whole,
  tax_behavior: z.literal('inclusive'),
  product: z.string().optional(),
  product_data: z.strictObject({ name: z.string().min(1), tax_code: z.string().optional() }).optional(),
  recurring: Interval.optional(),
});

const Phase = z.strictObject({
  start_date: Whole.optional(),
  end_date: Whole.optional(),
  duration: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: z.literal('1') }).optional(),
  proration_behavior: z.literal('none'),
  metadata: Metadata,
  items: listOf(
    z.strictObject({
      price: z.string().optional(),
      price_data: PriceData.omit({ product_data: true }).optional(),
      quantity: Whole.default(1),
    }),
  ),
});

/** The parameters that Stripe knows and the product sends; others are refused as unknown. */
export const Params = {
  none: z.strictObject({}),
  customer: z.strictObject({ metadata: Metadata, email: z.string().optional() }),
  product: z.strictObject({ id: z.string(), name: z.string().min(1), tax_code: z.string().optional() }),
  session: z.strictObject({
    ui_mode: z.literal('hosted_page'),
    mode: z.enum(['payment', 'subscription']),
    client_reference_id: z.string().max(200),
    customer: z.string(),
    locale: z.string(),
    line_items: listOf(z.strictObject({ quantity: Whole, price_data: PriceData })),
    metadata: Metadata,
    payment_intent_data: z.strictObject({ metadata: Metadata }).optional(),
    subscription_data: z.strictObject({ metadata: Metadata }).optional(),
    automatic_tax: z.strictObject({ enabled: Yes }).optional(),
    managed_payments: z.strictObject({ enabled: Yes }).optional(),
    customer_update: z.strictObject({ address: z.literal('auto') }).optional(),
    success_url: z.url(),
    cancel_url: z.url(),
  }),
  sessionExpanded: z.strictObject({
    expand: listOf(z.enum(['total_details.breakdown', 'payment_intent.latest_charge', 'invoice'])).default([]),
  }),
  invoice: z.strictObject({ expand: listOf(z.literal('payments')).default([]) }),
  invoices: z.strictObject({ subscription: z.string(), status: z.enum(['open', 'paid', 'void']), limit: Whole }),
  invoicePayments: z.strictObject({
    limit: Whole.optional(),
    payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
  }),
  subscription: z.strictObject({ cancel_at_period_end: Yes }),
  schedule: z.strictObject({ from_subscription: z.string() }),
  phases: z.strictObject({
    end_behavior: z.literal('release'),
    proration_behavior: z.literal('none'),
    phases: listOf(Phase),
  }),
  portals: z.strictObject({ active: Yes, limit: Whole }),
  portal: z.strictObject({
    metadata: Metadata,
    features: z.strictObject({
      customer_update: z.strictObject({
        enabled: Yes,
        allowed_updates: listOf(z.enum(['email', 'address', 'tax_id'])),
      }),
      invoice_history: z.strictObject({ enabled: Yes }),
      payment_method_update: z.strictObject({ enabled: Yes }),
      subscription_cancel: z.strictObject({ enabled: Yes }),
      subscription_update: z.strictObject({ enabled: Yes }),
    }),
  }),
  portalSession: z.strictObject({ customer: z.string(), configuration: z.string(), return_url: z.url() }),
  refund: z.strictObject({ payment_intent: z.string(), amount: Whole }),
  endpoints: z.strictObject({ limit: Whole.optional(), starting_after: z.string().optional() }),
  endpoint: z.strictObject({
    url: z.url(),
    enabled_events: listOf(z.string()),
    api_version: z.string(),
    description: z.string().optional(),
  }),
  endpointChange: z.strictObject({ enabled_events: listOf(z.string()).optional(), disabled: Yes.optional() }),
} as const;

/** @throws {StripeRefusal} naming the first parameter that is unknown or wrong */
export function readParams<Schema extends z.ZodType>(schema: Schema, form: FormValue): z.infer<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const at = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const param = [...at, ...issue.keys.slice(0, 1)].join('.');
    throw refuse(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  throw refuse(`Invalid ${at.join('.')}: ${issue?.message ?? ''}`, { code: 'parameter_invalid', param: at.join('.') });
}
