/** What a provider says about a payment beyond its amount. */
export interface PaymentDetailsRow {
  payment_ref: string;
  order_id: string;
  /** Within the amount, in minor units; null where none was computed. */
  tax: number | null;
  /** In parts per million; null where there are several, or it is not known. */
  tax_rate: number | null;
  /** Of the buyer, ISO 3166-1 alpha-2. */
  country: string | null;
  /** Pages of the provider. */
  receipt_url: string | null;
  invoice_url: string | null;
  pdf_url: string | null;
}

export interface PaymentDetailsTables {
  payment_details: PaymentDetailsRow;
}
