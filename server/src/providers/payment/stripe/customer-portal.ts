import type Stripe from 'stripe';

/** Marks our configuration among those of the Stripe account. */
const MARK = { purpose: 'fabula-card-and-invoices' };

/** Only the card, the address and the invoices: what becomes of a membership is decided here. */
const FEATURES = {
  customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** The configuration of the customer portal, created where the account has none yet. */
export async function findPortalConfiguration(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = data.find(({ metadata }) => metadata?.['purpose'] === MARK.purpose);
  if (ours !== undefined) return ours.id;
  const created = await stripe.billingPortal.configurations.create(
    { features: FEATURES, metadata: MARK },
    { idempotencyKey: `portal:${MARK.purpose}` },
  );
  return created.id;
}
