/** Its lock; without one, the cart has no coupon. */
export interface CartRow {
  /** An account, or the device of a guest. */
  owner_id: string;
  coupon_id: string | null;
}

export interface CartLineRow {
  owner_id: string;
  offer_id: string;
  quantity: number;
  /** In one pack. */
  points: number;
  /** The price of one pack when the quantity was last set. */
  seen_amount: number;
  seen_currency: string;
}

/** Keeps the pack as it was. */
export interface OrderLineRow {
  order_id: string;
  position: number;
  offer_id: string;
  quantity: number;
  /** In one pack. */
  points: number;
  /** Of one pack, before a discount. */
  amount: number;
}

export interface CartTables {
  carts: CartRow;
  cart_lines: CartLineRow;
  order_lines: OrderLineRow;
}
