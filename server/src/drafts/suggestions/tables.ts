import type { StorySuggestion, Suggestion } from '../../contract/validators.ts';

export interface SuggestionRow {
  suggestion_id: string;
  draft_id: string;
  /** Who asked for it; after a sign-in, the account. */
  owner_id: string;
  act: Suggestion['act'] | StorySuggestion['act'];
  /** Of a character draft, the name of the field; of a story draft, the id of the part. */
  field: string;
  source: Suggestion['by'];
  /** Whether it is stale follows from the draft. */
  state: Exclude<Suggestion['state'], 'stale'>;
  failure: Suggestion['failure'];
  base_hash: string;
  before_text: string;
  after_text: string;
  hunks: string;
  /** Points that were taken. */
  charged: number;
  wallet_id: string;
  /** Null when nothing is to be paid. */
  reservation_id: string | null;
  /** Points that are held. */
  price: number;
  created_at: number;
  updated_at: number;
}

export interface SuggestionTables {
  draft_suggestions: SuggestionRow;
}
