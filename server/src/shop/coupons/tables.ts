/** Either `percent` or `amount` is set. */
export interface CouponRow {
  coupon_id: string;
  /** Of the code, signed: the database alone does not reveal it. */
  code_hash: string;
  /** The operator's own name for it. */
  note: string;
  percent: number | null;
  /** In minor units. */
  amount: number | null;
  currency: string;
  /** The least sum of the lines. */
  minimum: number | null;
  /** Null without a limit. */
  most_uses: number | null;
  most_per_account: number | null;
  ends_at: number | null;
  created_at: number;
}

export interface CouponTables {
  coupons: CouponRow;
}
