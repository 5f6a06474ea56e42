import { StorySuggestion } from '../../contract/validators.ts';
import { readHunks } from '../../drafts/suggestions/suggestion-row.ts';
import type { SuggestionRow } from '../../drafts/suggestions/tables.ts';
import { lineOfPlace, placeOfPart } from './source-part.ts';

export function showStorySuggestion(row: SuggestionRow, source: string): StorySuggestion {
  const place = placeOfPart(source, row.field, row.before_text);
  return StorySuggestion.parse({
    suggestionId: row.suggestion_id,
    draftId: row.draft_id,
    act: row.act,
    partId: row.field,
    line: place === undefined ? null : lineOfPlace(source, place),
    by: row.source,
    state: row.state === 'ready' && place === undefined ? 'stale' : row.state,
    failure: row.failure,
    baseHash: row.base_hash,
    before: row.before_text,
    after: row.after_text,
    hunks: readHunks(row),
    points: row.charged,
    createdAt: new Date(row.created_at).toISOString(),
  });
}
