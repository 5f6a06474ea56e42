import { Suggestion, type CharacterDraftFields } from '../../contract/validators.ts';
import { readHunks } from '../../drafts/suggestions/suggestion-row.ts';
import type { SuggestionRow } from '../../drafts/suggestions/tables.ts';
import { tokensOf } from './acts/made-text.ts';
import { fieldOf, hashOf } from './text/draft-field.ts';

export function showSuggestion(row: SuggestionRow, fields: CharacterDraftFields): Suggestion {
  const hunks = readHunks(row);
  const { after_text: after, before_text: before } = row;
  return Suggestion.parse({
    suggestionId: row.suggestion_id,
    draftId: row.draft_id,
    act: row.act,
    field: row.field,
    by: row.source,
    state: row.state === 'ready' && isStale(row, fields) ? 'stale' : row.state,
    failure: row.failure,
    baseHash: row.base_hash,
    before,
    after,
    hunks,
    tokens: tokensOf({ before, after, hunks }),
    points: row.charged,
    createdAt: new Date(row.created_at).toISOString(),
  });
}

export function isStale(row: Pick<SuggestionRow, 'base_hash' | 'field'>, fields: CharacterDraftFields): boolean {
  return hashOf(fields, fieldOf(row)) !== row.base_hash;
}
