import type { CharacterDraftFields, SuggestionForm } from '../../contract/validators.ts';
import type { Hold } from '../../generations/generations.ts';
import { entryHunks, type Made } from './acts/made-text.ts';
import type { SuggestionRow } from './tables.ts';
import { hashOf, textOf, type SuggestionField } from './text/draft-field.ts';
import { wordHunks } from './text/word-hunks.ts';

/** What a suggestion gets when it ends. */
export type MadeColumns = Pick<SuggestionRow, 'state' | 'failure' | 'after_text' | 'hunks' | 'charged'>;

interface Asked {
  suggestionId: string;
  draftId: string;
  ownerId: string;
  form: SuggestionForm;
  field: SuggestionField;
  fields: CharacterDraftFields;
  now: number;
}

/** A suggestion that is being written. */
export function newRow({ draftId, field, fields, form, now, ownerId, suggestionId }: Asked, hold: Hold): SuggestionRow {
  return {
    suggestion_id: suggestionId,
    draft_id: draftId,
    owner_id: ownerId,
    act: form.act,
    field,
    source: form.by,
    state: 'writing',
    failure: null,
    base_hash: hashOf(fields, field),
    before_text: textOf(fields, field),
    after_text: '',
    hunks: '[]',
    charged: 0,
    ...hold,
    created_at: now,
    updated_at: now,
  };
}

/** What was made, its changes, and the share of the price: of entries, that of those that came. */
export function madeColumns(
  { before_text: before, price }: Pick<SuggestionRow, 'before_text' | 'price'>,
  made: Made,
  language: string,
): MadeColumns {
  if (made.kind === 'failed') return failedColumns(made.failure);
  const ready = { state: 'ready', failure: null } as const;
  if (made.kind === 'text') {
    const hunks = JSON.stringify(wordHunks(before, made.text, language));
    return { ...ready, after_text: made.text, hunks, charged: price };
  }
  const charged = Math.min(price, Math.ceil((price * made.entries.length) / made.asked));
  return { ...ready, after_text: '', hunks: JSON.stringify(entryHunks(made.entries)), charged };
}

export function failedColumns(failure: NonNullable<SuggestionRow['failure']>): MadeColumns {
  return { state: 'failed', failure, after_text: '', hunks: '[]', charged: 0 };
}
