/** Equal pictures share a file; each owner has a row. */
export interface KeptFileRow {
  file_key: string;
  owner_id: string;
  /** A digest; null for in-process calls. */
  network: string | null;
  bytes: number;
  created_at: number;
}

/** Sum per person (`owner:…`) or network (`network:…`); written only with their rows. */
interface KeptBytesRow {
  holder: string;
  bytes: number;
}

export interface KeptFileTables {
  kept_files: KeptFileRow;
  kept_bytes: KeptBytesRow;
}
