import type { Locale } from '../../../lib/locale.ts';

export interface PushSubscriptionRow {
  push_id: string;
  account_id: string;
  /** It is pushed to while the account is signed in on this device. */
  device_id: string;
  /** Address of its push service, which is a secret: never logged and never answered. */
  endpoint: string;
  /** Base64url. */
  p256dh: string;
  /** Base64url. */
  auth: string;
  language: Locale;
  /** 1 where its reader saw mature works when it was added. */
  mature: number;
  /** Such as `Chrome on Linux`; empty when unknown. */
  client: string;
  /** Epoch ms. */
  created_at: number;
  /** Epoch ms: what came up to then was pushed, or is not to be. */
  sent_until: number;
  /** Epoch ms of the next look. */
  due_at: number;
  /** Epoch ms until which a server looks after it; 0 for none. */
  leased_until: number;
  /** Failed ones in a row. */
  attempts: number;
}

export interface PushTables {
  push_subscriptions: PushSubscriptionRow;
}
