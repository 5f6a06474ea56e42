/**
 * The browser storage keys that the pages own (Specification §3, decisions "Storage keys"). Those of the session and of
 * the preferences belong to the SDK: `storageKeys` of `@fabula/sdk`.
 */
export const pageKeys = {
  /** `accepted` or `rejected`; unset at first. */
  cookieConsent: 'cookieConsent',
  /** `true` once onboarding is over. */
  onboardingCompleted: 'onboarding_completed_v1',
  /** UTC date of the last daily check, as year-month-day. */
  dailyBonusChecked: 'dailyBonusCheckedDate',
  /** `yes` while the daily bonus popup waits for the visitor, `no` afterwards. */
  dailyBonusPopup: 'dailyBonusPopupNeeded',
  /** `night` or `day`; unset follows the system. */
  theme: 'theme',
  /** `yes` once this visitor has said to be over 18. */
  adultConfirmed: 'adult_confirmed',
} as const;
