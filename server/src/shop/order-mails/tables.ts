/**
 * `credited` when the price has arrived, `over` when more has; `part` while a part is missing; `lapsed` when what arrived
 * bought nothing.
 */
export type OrderMailKind = 'credited' | 'over' | 'part' | 'lapsed';

/** Mails to buyers about payments that take longer than a visit, once for each kind. */
export interface OrderMailRow {
  order_id: string;
  kind: OrderMailKind;
  /** When to try next; null when it was sent, given up, or has become untrue. */
  mail_at: number | null;
  mail_tries: number;
  created_at: number;
}

export interface OrderMailTables {
  order_mails: OrderMailRow;
}
