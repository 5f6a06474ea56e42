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

export interface OrderLineTables {
  order_lines: OrderLineRow;
}
