/** What happened to an account; `method-added` is another way to sign in. */
type SecurityEventKind = 'new-device' | 'password-set' | 'password-changed' | 'password-removed' | 'method-added';

export interface SecurityEventRow {
  event_id: string;
  account_id: string;
  kind: SecurityEventKind;
  /** What it was done with, such as `Chrome on Linux`; empty when that is not known. */
  client: string;
  created_at: number;
}

export interface SecurityEventTables {
  security_events: SecurityEventRow;
}
