import type Stripe from 'stripe';
import type { StripeConfig } from '../../../config/shop.ts';
import type { OpenCheckout, PaymentOrder, Period } from '../payment-provider.ts';

/** Stripe's pages have no Arabic; `auto` takes the browser's language. */
const LOCALES: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
  'en-US': 'en',
  'zh-CN': 'zh',
  'es-ES': 'es',
  'pt-PT': 'pt',
  'tr-TR': 'tr',
  'ja-JP': 'ja',
  'ko-KR': 'ko',
  'fr-FR': 'fr',
  'de-DE': 'de',
};

/** Schedules of subscriptions need a product that exists, so memberships have one for each period. */
export const productOf = (period: Period): string => `fabula_membership_${period}`;

/** A session of hosted Checkout. Prices include tax, so that the total is the order's price. */
export function toSession(
  order: PaymentOrder,
  customer: string,
  { tax, taxCode }: Pick<StripeConfig, 'tax' | 'taxCode'>,
): Stripe.Checkout.SessionCreateParams {
  const { period } = order;
  const metadata = { orderId: order.orderId };
  const currency = order.price.currency.toLowerCase();
  const tax_code = tax === 'off' ? {} : { tax_code: taxCode };
  return {
    ui_mode: 'hosted_page',
    mode: period === undefined ? 'payment' : 'subscription',
    client_reference_id: order.orderId,
    customer,
    locale: LOCALES[order.language] ?? 'auto',
    line_items: order.lines.map(({ amount, quantity, title }) => ({
      quantity,
      price_data: {
        currency,
        unit_amount: amount / quantity,
        tax_behavior: 'inclusive',
        ...(period === undefined
          ? { product_data: { name: title, ...tax_code } }
          : { product: productOf(period), recurring: { interval: period } }),
      },
    })),
    metadata,
    ...(period === undefined ? { payment_intent_data: { metadata } } : { subscription_data: { metadata } }),
    ...(tax === 'automatic' ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } } : {}),
    ...(tax === 'managed' ? { managed_payments: { enabled: true } } : {}),
    success_url: order.successUrl,
    cancel_url: order.failureUrl,
  };
}

/** Undefined for a session that is paid, expired or without an address. */
export function toOpen({ expires_at: expiresAt, id, status, url }: Stripe.Checkout.Session): OpenCheckout | undefined {
  return status === 'open' && url !== null ? { url, ref: id, expiresAt: expiresAt * 1000 } : undefined;
}
