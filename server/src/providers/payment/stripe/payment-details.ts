import { z } from 'zod';
import type { PaymentDetails } from '../payment-provider.ts';
import { WITHIN_WEBHOOK } from './stripe-client.ts';
import type { Ask } from './stripe-errors.ts';

const LONGEST_URL = 2000;

/** Undefined for what is no page of Stripe's: addresses are shown as links. */
const Page = z
  .string()
  .nullish()
  .transform((text) => (typeof text === 'string' && isStripePage(text) ? text : undefined));

function isStripePage(text: string): boolean {
  const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.port !== '') return false;
  return url.hostname.endsWith('.stripe.com');
}

const Country = z
  .object({
    country: z
      .string()
      .nullish()
      .transform((text) => (typeof text === 'string' && /^[A-Z]{2}$/.test(text) ? text : undefined)),
  })
  .nullish();

const Rate = z.object({ percentage: z.number().min(0).max(1000) });
const Tax = z.object({ amount: z.int(), rate: Rate });

const DetailedSession = z.object({
  automatic_tax: z.object({ enabled: z.boolean() }).nullish(),
  customer_details: z.object({ address: Country }).nullish(),
  invoice: z.object({ hosted_invoice_url: Page, invoice_pdf: Page }).nullish(),
  payment_intent: z.object({ latest_charge: z.object({ receipt_url: Page }).nullish() }).nullish(),
  total_details: z
    .object({ amount_tax: z.int().min(0), breakdown: z.object({ taxes: z.array(Tax) }).nullish() })
    .nullish(),
});

const EXPANDED = ['total_details.breakdown', 'payment_intent.latest_charge', 'invoice'];

/** Asks for a paid session with its taxes and documents, which an event leaves out. Throws as `ask`. */
export async function findSessionDetails(id: string, within: Ask): Promise<PaymentDetails | undefined> {
  const answer = await within((stripe) => stripe.checkout.sessions.retrieve(id, { expand: EXPANDED }, WITHIN_WEBHOOK));
  const session = DetailedSession.parse(answer);
  const { automatic_tax: automatic, customer_details: customer, invoice, total_details: totals } = session;
  const amount = totals?.amount_tax ?? 0;
  const isComputed = amount > 0 || automatic?.enabled === true;
  const [rate, ...others] = totals?.breakdown?.taxes ?? [];
  return {
    tax: isComputed ? { amount, percent: others.length === 0 ? rate?.rate.percentage : undefined } : undefined,
    country: customer?.address?.country,
    documents: {
      receipt: session.payment_intent?.latest_charge?.receipt_url,
      invoice: invoice?.hosted_invoice_url,
      pdf: invoice?.invoice_pdf,
    },
  };
}

const DetailedInvoice = z.object({
  automatic_tax: z.object({ enabled: z.boolean() }).nullish(),
  customer_address: Country,
  hosted_invoice_url: Page,
  invoice_pdf: Page,
  total_taxes: z.array(z.object({ amount: z.int() })).nullish(),
});

/** What an invoice says itself; not its rate. */
export function readInvoiceDetails(object: unknown): PaymentDetails {
  const {
    automatic_tax: automatic,
    customer_address: address,
    total_taxes: taxes,
    ...pages
  } = DetailedInvoice.parse(object);
  const amount = (taxes ?? []).reduce((sum, tax) => sum + tax.amount, 0);
  const isComputed = amount > 0 || automatic?.enabled === true;
  return {
    tax: isComputed ? { amount, percent: undefined } : undefined,
    country: address?.country,
    documents: { receipt: undefined, invoice: pages.hosted_invoice_url, pdf: pages.invoice_pdf },
  };
}
