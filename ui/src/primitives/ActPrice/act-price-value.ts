export interface ActPriceValue {
  /** 0 where it is free. */
  readonly points: number;
  /** There are not enough points for it; it can still be tried, for there may be more of them by now. */
  readonly isLacking: boolean;
}
