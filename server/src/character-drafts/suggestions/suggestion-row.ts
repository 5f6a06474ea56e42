import type { CharacterDraftFields, SuggestionForm } from '../../contract/validators.ts';
import {
  failedColumns,
  newRow,
  textColumns,
  type MadeColumns,
  type SuggestionBegin,
} from '../../drafts/suggestions/suggestion-row.ts';
import type { SuggestionRow } from '../../drafts/suggestions/tables.ts';
import { wordHunks } from '../../drafts/suggestions/text/word-hunks.ts';
import { entryHunks, type Made } from './acts/made-text.ts';
import { hashOf, textOf, type SuggestionField } from './text/draft-field.ts';

interface Asked {
  suggestionId: string;
  draftId: string;
  ownerId: string;
  form: SuggestionForm;
  field: SuggestionField;
  fields: CharacterDraftFields;
  now: number;
}

export function fieldRow({ draftId, field, fields, form, now, ownerId, suggestionId }: Asked): SuggestionBegin {
  return newRow({
    suggestion_id: suggestionId,
    draft_id: draftId,
    owner_id: ownerId,
    act: form.act,
    field,
    source: form.by,
    before: textOf(fields, field),
    baseHash: hashOf(fields, field),
    now,
  });
}

/** What was made, its changes, and the share of the price: of entries, that of those that came. */
export function madeColumns(
  { before_text: before, price }: Pick<SuggestionRow, 'before_text' | 'price'>,
  made: Made,
  language: string,
): MadeColumns {
  if (made.kind === 'failed') return failedColumns(made.failure);
  if (made.kind === 'text') return textColumns(made.text, wordHunks(before, made.text, language), price);
  const charged = Math.min(price, Math.ceil((price * made.entries.length) / made.asked));
  return textColumns('', entryHunks(made.entries), charged);
}
