import type { Period, SubscriptionState } from '../payment-provider.ts';

export type LocalPaymentState =
  | 'open'
  | 'pending'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'refunded'
  | 'disputed';

export interface LocalPaymentRow {
  payment_id: string;
  order_id: string;
  subscription_id: string | null;
  state: LocalPaymentState;
  title: string;
  amount: number;
  currency: string;
  period: Period | null;
  success_url: string;
  failure_url: string;
  created_at: number;
  /** In total, in minor units. */
  refunded: number;
}

export interface LocalSubscriptionRow {
  subscription_id: string;
  payment_id: string;
  state: SubscriptionState;
  renews: number;
  /** Later periods are counted from it. */
  anchor: number;
  periods: number;
  period_end: number;
  /** JSON (`SubscriptionTerms`); null for its payment's. */
  next_terms: string | null;
}

interface LocalPaymentEventRow {
  event_id: string;
  /** JSON. */
  body: string;
  created_at: number;
  /** Null until the shop accepted it. */
  delivered_at: number | null;
}

interface LocalRefundRow {
  refund_key: string;
  payment_id: string;
  amount: number;
}

export interface LocalPaymentTables {
  local_refunds: LocalRefundRow;
  local_payments: LocalPaymentRow;
  local_subscriptions: LocalSubscriptionRow;
  local_payment_events: LocalPaymentEventRow;
}
