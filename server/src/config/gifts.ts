export interface DailyAmounts {
  daily: number;
  dailyStreak: number;
}

/** Product §10. */
export interface GiftAmounts extends DailyAmounts {
  guestGift: number;
  accountGift: number;
}
