export interface IdempotencyKeyRow {
  owner_id: string;
  operation: string;
  key: string;
  /** SHA-256 of the input: the same key for another one is refused. */
  input_hash: string;
  /** JSON; empty while the act is under way. */
  result: string;
  created_at: number;
}

export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeyRow;
}
