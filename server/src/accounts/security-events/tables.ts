import type { SecurityEvent } from '../../contract/validators.ts';

export interface SecurityEventRow {
  event_id: string;
  account_id: string;
  kind: SecurityEvent['kind'];
  /** Such as `Chrome on Linux`; empty when unknown. */
  client: string;
  created_at: number;
}

export interface SecurityEventTables {
  security_events: SecurityEventRow;
}
