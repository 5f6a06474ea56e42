/** A file of a person; two people who bring the same picture share the file, and each has a row. */
export interface KeptFileRow {
  file_key: string;
  owner_id: string;
  /** Digest of the network address that brought it; null for a call from within the server. */
  network: string | null;
  bytes: number;
  created_at: number;
}

/** Sum of the files of a person (`owner:…`) or of a network address (`network:…`); written only with their rows. */
interface KeptBytesRow {
  holder: string;
  bytes: number;
}

export interface KeptFileTables {
  kept_files: KeptFileRow;
  kept_bytes: KeptBytesRow;
}
