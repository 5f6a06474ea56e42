interface QuotaRow {
  /** SHA-256 of the bucket's name, which may hold an address. */
  bucket: string;
  used: number;
  resets_at: number;
}

export interface RateLimitTables {
  quotas: QuotaRow;
}
