import type { Checkout, MembershipPeriod } from '../contract/validators.ts';
import type { SubscriptionState } from '../providers/payment/payment-provider.ts';

export type OrderState = Checkout['state'];

/** A purchase; what was offered is kept as it was. */
export interface OrderRow {
  order_id: string;
  account_id: string;
  offer_id: string;
  kind: 'pack' | 'membership';
  /** Null for a pack. */
  period: MembershipPeriod | null;
  /** Points of a pack, or of each month of a membership. */
  points: number;
  /** In the currency's minor unit. */
  amount: number;
  currency: string;
  provider: string;
  language: string;
  return_path: string | null;
  /** Null until the provider has opened the checkout. */
  checkout_url: string | null;
  state: OrderState;
  /** The payment that settled it; null until then. */
  payment_ref: string | null;
  created_at: number;
  paid_at: number | null;
}

export interface MembershipRow {
  membership_id: string;
  account_id: string;
  order_id: string;
  /** The order by whose terms it is paid next; null where they stay as they are. */
  next_order_id: string | null;
  /** The provider's. */
  subscription_ref: string;
  state: SubscriptionState;
  /** When the provider says that it came into this state: an older word does not undo a newer one. */
  state_at: number;
  started_at: number;
  paid_until: number;
}

/** Money that came in, the points it gave, and what of both went back. */
export interface PaymentRow {
  /** The provider's. */
  payment_ref: string;
  order_id: string;
  membership_id: string | null;
  amount: number;
  points_given: number;
  /** Of these, how many are to go back. */
  points_owed: number;
  /** Of these, how many were there to be taken. */
  points_taken: number;
  /** Money that went back. */
  refunded: number;
  disputed: number;
  /** Of a membership: what the payment pays for. */
  starts_at: number | null;
  ends_at: number | null;
  grants: number;
  /** When the next is due; null when there is none. */
  next_grant_at: number | null;
  /** 1 while money that bought nothing has to go back. */
  refund_wanted: number;
  /** A subscription that began with such money, and has to end. */
  surplus_subscription: string | null;
  paid_at: number;
}

export interface PaymentEventRow {
  event_id: string;
  kind: string;
  received_at: number;
}

export interface ShopTables {
  shop_orders: OrderRow;
  memberships: MembershipRow;
  shop_payments: PaymentRow;
  payment_events: PaymentEventRow;
}
