export interface ActPriceValue {
  /** 0 where it is free; undefined in a place without points, where nothing is shown. */
  readonly points: number | undefined;
  /** There are not enough points for it; it can still be tried, for there may be more of them by now. */
  readonly isLacking: boolean;
}
