import type { PublicLogKind } from '../contract/validators.ts';

/** An entry of the public log; it is never changed and never erased. */
export interface PublicLogEntryRow {
  /** From 1, without gaps. */
  entry_number: number;
  kind: PublicLogKind;
  /** The exact text that is hashed. */
  leaf: string;
  /** RFC 6962 §2.1, hexadecimal. */
  hash: string;
  /** What it says, folded for search. */
  words: string;
  recorded_at: number;
}

/** The hash of a complete subtree of 2^level leaves, level 1 and above; those of level 0 are the entries’. */
export interface PublicLogNodeRow {
  level: number;
  position: number;
  hash: string;
}

/** One row: how many entries there are. Its lock puts writers in order. */
export interface PublicLogSizeRow {
  log_id: number;
  size: number;
}

export interface PublicLogTables {
  public_log_entries: PublicLogEntryRow;
  public_log_nodes: PublicLogNodeRow;
  public_log_size: PublicLogSizeRow;
}
