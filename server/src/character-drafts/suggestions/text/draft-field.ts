import {
  CharacterDraftChanges,
  SuggestionField as Field,
  type CharacterDraftFields,
  type Suggestion,
} from '../../../contract/validators.ts';
import { sha256 } from '../../../lib/hash.ts';
import { toClean } from '../../../lib/plain-text.ts';
import { applyHunks, type Hunk } from '../../../drafts/suggestions/text/word-hunks.ts';

export type SuggestionField = Suggestion['field'];
export type ListField = 'alternateGreetings' | 'exchanges' | 'lore';
export type TextField = Exclude<SuggestionField, ListField>;

export function fieldOf({ field }: { field: string }): SuggestionField {
  return Field.parse(field);
}

export function isList(field: SuggestionField): field is ListField {
  return field === 'alternateGreetings' || field === 'exchanges' || field === 'lore';
}

export function textOf(fields: CharacterDraftFields, field: SuggestionField): string {
  return isList(field) ? '' : fields[field];
}

/** Names what a field holds: a suggestion that was made from another value is stale. */
export function hashOf(fields: CharacterDraftFields, field: SuggestionField): string {
  // New entries of a lorebook do not depend on those that it has.
  if (field === 'lore') return sha256('');
  return sha256(isList(field) ? JSON.stringify(fields[field]) : fields[field]);
}

export function cleanFor(field: TextField, text: string): string {
  const clean = toClean(text);
  return field === 'tagline' ? clean.replaceAll(/\s+/gu, ' ').trim() : clean;
}

/** A field with some hunks of a suggestion in it; the lorebook is no field, and its entries are added apart. */
export function withHunks(
  fields: CharacterDraftFields,
  field: SuggestionField,
  hunks: readonly Hunk[],
): CharacterDraftChanges {
  if (field === 'lore') return {};
  if (field === 'exchanges') {
    const added = hunks.map(({ after, reader = '' }) => ({ reader, character: after }));
    return { exchanges: [...fields.exchanges, ...added] };
  }
  if (field === 'alternateGreetings') {
    return { alternateGreetings: [...fields.alternateGreetings, ...hunks.map(({ after }) => after)] };
  }
  return { [field]: applyHunks(fields[field], hunks) };
}

export function fits(changes: CharacterDraftChanges): boolean {
  return CharacterDraftChanges.safeParse(changes).success;
}
