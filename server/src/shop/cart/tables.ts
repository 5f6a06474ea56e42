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

export interface CartTables {
  carts: CartRow;
  cart_lines: CartLineRow;
}
