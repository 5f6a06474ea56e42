import type { GiftState } from '../../contract/validators.ts';
import type { Locale } from '../../lib/locale.ts';

/** An order whose points are for the account that accepts them. */
export interface GiftRow {
  gift_id: string;
  order_id: string;
  giver_id: string;
  /** See `giftCode`. */
  code_hash: string;
  state: 'unpaid' | GiftState;
  note: string | null;
  /** Null where the giver passes the link on. */
  email: string | null;
  /** The giver’s language, in which the mail is. */
  locale: Locale;
  /** The beginning of the day that was chosen for the mail; null for at once. */
  deliver_at: number | null;
  /** When to try the mail next; null when it is sent, or cannot be. */
  mail_at: number | null;
  mail_tries: number;
  sent_at: number | null;
  /** How often its giver had the mail sent again. */
  resends: number;
  /** Null until it is paid. */
  expires_at: number | null;
  redeemed_by: string | null;
  /** When it was redeemed, returned or refunded. */
  closed_at: number | null;
  created_at: number;
}

export interface GiftTables {
  gifts: GiftRow;
}
