export interface NotificationSettingsRow {
  account_id: string;
  /** 0 or 1. */
  paused: number;
  /** JSON of `NotificationChoices`. */
  choices: string;
  /** JSON of `QuietHours`; null for none. */
  quiet_hours: string | null;
}

export interface NotificationSettingsTables {
  notification_settings: NotificationSettingsRow;
}
