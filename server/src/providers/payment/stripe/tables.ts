export interface StripeTables {
  /** Customers at Stripe, which keep cards and invoices. */
  stripe_customers: { account_id: string; customer_id: string };
}
