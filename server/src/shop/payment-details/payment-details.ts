import type { Order, Receipt } from '../../contract/validators.ts';
import type { Trx } from '../../db/database.ts';
import type { PaymentDetails } from '../../providers/payment/payment-provider.ts';
import { insertDetails } from './payment-details-store.ts';
import type { PaymentDetailsRow } from './tables.ts';

const PER_PERCENT = 10_000;

interface DetailedPayment {
  paymentRef: string;
  details?: PaymentDetails | undefined;
}

/** Keeps what a provider says about a payment with it, once. */
export async function keepDetails(trx: Trx, orderId: string, { details, paymentRef }: DetailedPayment): Promise<void> {
  if (details === undefined) return;
  const { country, documents, tax } = details;
  await insertDetails(trx, {
    payment_ref: paymentRef,
    order_id: orderId,
    tax: tax?.amount ?? null,
    tax_rate: tax?.percent === undefined ? null : Math.round(tax.percent * PER_PERCENT),
    country: country ?? null,
    receipt_url: documents?.receipt ?? null,
    invoice_url: documents?.invoice ?? null,
    pdf_url: documents?.pdf ?? null,
  });
}

type Documents = Pick<PaymentDetailsRow, 'invoice_url' | 'pdf_url' | 'receipt_url'>;

/** Nothing without any. */
export function showDocuments(row: Documents | undefined): Pick<Order, 'documents'> {
  if (row === undefined) return {};
  const { invoice_url: invoice, pdf_url: pdf, receipt_url: receipt } = row;
  return invoice === null && pdf === null && receipt === null ? {} : { documents: { invoice, pdf, receipt } };
}

/** What is known of it. */
export function showDetails(
  row: PaymentDetailsRow | undefined,
  currency: string,
): Pick<Receipt, 'country' | 'documents' | 'tax'> {
  if (row === undefined) return {};
  const { country, tax, tax_rate: rate } = row;
  return {
    ...showDocuments(row),
    ...(country === null ? {} : { country }),
    ...(tax === null
      ? {}
      : { tax: { amount: { amount: tax, currency }, percent: rate === null ? null : rate / PER_PERCENT } }),
  };
}
