import type { Suggestion } from '../../contract/validators.ts';

/** A text that was made for a field of a draft, or is being written. */
export interface SuggestionRow {
  /** Also the id of the job that writes it. */
  suggestion_id: string;
  draft_id: string;
  /** Who asked for it; after a sign-in, the account. */
  owner_id: string;
  act: Suggestion['act'];
  field: Suggestion['field'];
  source: Suggestion['by'];
  /** Whether it is stale follows from the draft. */
  state: Exclude<Suggestion['state'], 'stale'>;
  failure: Suggestion['failure'];
  base_hash: string;
  before_text: string;
  after_text: string;
  /** JSON of its hunks. */
  hunks: string;
  /** Points that were taken. */
  charged: number;
  /** Whose points are held. */
  wallet_id: string;
  /** Null when nothing is to be paid. */
  reservation_id: string | null;
  /** Points that are held. */
  price: number;
  created_at: number;
  /** When its state changed last. */
  updated_at: number;
}

export interface SuggestionTables {
  draft_suggestions: SuggestionRow;
}
