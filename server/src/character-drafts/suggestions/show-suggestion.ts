import { z } from 'zod';
import { Suggestion, SuggestionHunk, type CharacterDraftFields } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { tokensOf } from './acts/made-text.ts';
import type { SuggestionRow } from './tables.ts';
import { hashOf } from './text/draft-field.ts';
import type { Hunk } from './text/word-hunks.ts';

const Hunks = z.array(SuggestionHunk);

export function readHunks({ hunks }: Pick<SuggestionRow, 'hunks'>): Hunk[] {
  return Hunks.parse(JSON.parse(hunks));
}

/** A suggestion as its author sees it, beside the draft as it is now. */
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

/** Whether its field is not the value any more that it was made from. */
export function isStale(row: Pick<SuggestionRow, 'base_hash' | 'field'>, fields: CharacterDraftFields): boolean {
  return hashOf(fields, row.field) !== row.base_hash;
}

export function noSuggestion(): AppError {
  return new AppError('NOT_FOUND', 'There is no such suggestion');
}
