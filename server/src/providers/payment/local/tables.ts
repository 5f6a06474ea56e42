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
}

export interface LocalSubscriptionRow {
  subscription_id: string;
  /** The payment that it, or its present terms, began with. */
  payment_id: string;
  state: SubscriptionState;
  renews: number;
  /** When the first period began; the others are counted from it. */
  anchor: number;
  /** How many were paid. */
  periods: number;
  period_end: number;
  /** By which terms it renews, as JSON (`SubscriptionTerms`); null for those of its payment. */
  next_terms: string | null;
}

interface LocalPaymentEventRow {
  event_id: string;
  /** The event as JSON. */
  body: string;
  created_at: number;
  /** Null until the shop has said that it has it. */
  delivered_at: number | null;
}

export interface LocalPaymentTables {
  local_payments: LocalPaymentRow;
  local_subscriptions: LocalSubscriptionRow;
  local_payment_events: LocalPaymentEventRow;
}
