/** One per account that its owner has deleted; the account's row stays, without a name, for orders and payments. */
export interface AccountDeletionRow {
  account_id: string;
  requested_at: number;
  /** When the sweep looks at it next (epoch ms). */
  next_at: number;
  /** Epoch ms once nothing was left; null until then. */
  erased_at: number | null;
}

export interface AccountDeletionTables {
  account_deletions: AccountDeletionRow;
}
