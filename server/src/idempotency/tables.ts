export interface IdempotencyKeyRow {
  owner_id: string;
  operation: string;
  key: string;
  /** SHA-256; another input is refused. */
  input_hash: string;
  /** JSON; empty while running. */
  result: string;
  created_at: number;
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeyRow;
}
