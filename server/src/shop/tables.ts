import type { Checkout, MembershipPeriod } from '../contract/validators.ts';
import type { SubscriptionState } from '../providers/payment/payment-provider.ts';
import type { CartTables } from './cart/tables.ts';
import type { CouponTables } from './coupons/tables.ts';
import type { OrderLineTables } from './order-lines/tables.ts';
import type { OrderMailTables } from './order-mails/tables.ts';
import type { PaymentDetailsTables } from './payment-details/tables.ts';

export type OrderState = Checkout['state'];

/** Keeps the offer as it was. */
export interface OrderRow {
  order_id: string;
  account_id: string;
  /** `cart` for an order with lines. */
  offer_id: string;
  kind: 'pack' | 'membership';
  period: MembershipPeriod | null;
  /** Of a pack or of all lines, or per month. */
  points: number;
  /** To pay: less than the lines come to where a coupon was used. */
  amount: number;
  currency: string;
  provider: string;
  language: string;
  return_path: string | null;
  checkout_url: string | null;
  /** The provider's id of it. */
  checkout_ref: string | null;
  state: OrderState;
  /** The provider's time of the last news before the payment: older news change nothing. */
  state_at: number;
  payment_ref: string | null;
  created_at: number;
  paid_at: number | null;
  coupon_id: string | null;
}

export interface MembershipRow {
  membership_id: string;
  account_id: string;
  order_id: string;
  /** The next terms; null for the same. */
  next_order_id: string | null;
  subscription_ref: string;
  state: SubscriptionState;
  /** The provider's time: older news change nothing. */
  state_at: number;
  started_at: number;
  paid_until: number;
  /** 1 while the provider has to end the subscription of a refunded membership. */
  cancel_wanted: number;
}

export interface PaymentRow {
  payment_ref: string;
  order_id: string;
  membership_id: string | null;
  amount: number;
  points_given: number;
  /** To be taken back. */
  points_owed: number;
  points_taken: number;
  refunded: number;
  /** 0 never, 1 now, 2 no longer. */
  disputed: number;
  starts_at: number | null;
  ends_at: number | null;
  grants: number;
  next_grant_at: number | null;
  paid_at: number;
}

/** Why a payment buys nothing. */
export type UnmatchedReason =
  | 'unknown-order'
  | 'other-amount'
  | 'late'
  | 'paid-twice'
  | 'second-membership'
  | 'membership-ended'
  | 'account-deleted';

/**
 * `waiting` is refunded at `refund_at`; `refunding` was asked of the provider; of `refund-failed` an operator has to see
 * to it; `assigned` has paid an order after all.
 */
export type UnmatchedState = 'waiting' | 'refunding' | 'refunded' | 'refund-failed' | 'disputed' | 'assigned';

/** Money that arrived and bought nothing. */
export interface UnmatchedPaymentRow {
  provider: string;
  payment_ref: string;
  /** As the provider named it; there may be no such order. */
  order_id: string;
  reason: UnmatchedReason;
  state: UnmatchedState;
  /** In minor units, as it arrived. */
  amount: number;
  currency: string;
  refunded: number;
  /** Ends with the refund. */
  subscription_ref: string | null;
  paid_at: number;
  refund_at: number;
}

/**
 * `waiting` is asked of the provider at `refund_at`; `refunding` was; `disputed` goes back through the bank, if at all.
 */
export type WithdrawalState = 'waiting' | 'refunding' | 'refunded' | 'disputed';

/** A buyer's withdrawal from an order, once for each. */
export interface WithdrawalRow {
  withdrawal_id: string;
  order_id: string;
  payment_ref: string;
  /** What goes back, in minor units. */
  amount: number;
  /** Of the payment, before it. */
  refunded_before: number;
  /** That left the wallet. */
  points: number;
  /** Ends with the refund. */
  subscription_ref: string | null;
  state: WithdrawalState;
  /** Counts up after a refund that failed: a new one needs a new key. */
  attempt: number;
  refund_at: number;
  /** 1 when the account had an address. */
  mailed: number;
  /** When to try the acknowledgement next; null when it is sent, or cannot be. */
  mail_at: number | null;
  withdrawn_at: number;
}

/** Of a payment, once it was asked for. */
export interface ReceiptRow {
  payment_ref: string;
  order_id: string;
  /** The year, and the number within it. */
  number: string;
  issued_at: number;
}

export interface ReceiptYearRow {
  year: number;
  last_number: number;
}

export interface PaymentEventRow {
  event_id: string;
  kind: string;
  received_at: number;
}

export interface ShopTables extends CartTables, CouponTables, OrderLineTables, OrderMailTables, PaymentDetailsTables {
  shop_orders: OrderRow;
  memberships: MembershipRow;
  shop_payments: PaymentRow;
  payment_events: PaymentEventRow;
  unmatched_payments: UnmatchedPaymentRow;
  withdrawals: WithdrawalRow;
  receipts: ReceiptRow;
  receipt_years: ReceiptYearRow;
}
