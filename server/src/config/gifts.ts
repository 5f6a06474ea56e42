export interface DailyAmounts {
  /** Points of an ordinary day. */
  daily: number;
  /** Points of every seventh day in a row. */
  dailyStreak: number;
}

/** Points that are given away; all of it is configuration (Product §10). */
export interface GiftAmounts extends DailyAmounts {
  /** For a device that is seen for the first time. */
  guestGift: number;
  /** For a new account. */
  accountGift: number;
}
