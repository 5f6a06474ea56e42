import type { CharacterDraftFields, SuggestionForm } from '../../../contract/validators.ts';
import { toClean } from '../../../lib/plain-text.ts';
import { estimateTokens } from '../../../prompt/tokens.ts';
import { createIdeas } from '../../writing-ideas/create-ideas.ts';
import type { SuggestionField, TextField } from '../text/draft-field.ts';
import { loreInText } from '../text/lore-in-text.ts';
import { removeRepeats, tighten } from '../text/shorten.ts';
import type { Made } from './made-text.ts';

export const TIGHTENED_SHARE = 0.8;

/**
 * Makes a suggestion from the server's own texts and rules; no model is asked.
 *
 * @param seed Equal seeds choose equal texts for equal drafts, and texts for several fields that suit each other.
 */
export function makeFromTemplates(
  { act, text: pasted = '', tokens }: Pick<SuggestionForm, 'act' | 'text' | 'tokens'>,
  field: SuggestionField,
  fields: CharacterDraftFields,
  seed: string,
): Made {
  if (field === 'alternateGreetings') return newGreetings(fields, seed);
  if (field === 'exchanges') return newExchanges(fields, seed);
  if (field === 'lore') return newLore(pasted, fields);
  const text = fields[field];
  if (act === 'remove-repeats') return changed(text, removeRepeats(text, fields.language));
  if (act === 'tighten') return changed(text, tighten(text, fields.language, tokens ?? mostTokens(text)));
  return changed(text, filled(field, fields, seed));
}

export function mostTokens(text: string): number {
  return Math.max(1, Math.floor(estimateTokens(text) * TIGHTENED_SHARE));
}

function changed(before: string, after: string): Made {
  return after === before ? { kind: 'failed', failure: 'unchanged' } : { kind: 'text', text: after };
}

function filled(field: TextField, fields: CharacterDraftFields, seed: string): string {
  const ideas = createIdeas(fields, fields.language, seed);
  const texts: Partial<Record<TextField, string | undefined>> = {
    description: ideas.description,
    personality: ideas.personality,
    scenario: ideas.scenarios[0],
    greeting: ideas.greetings[0]?.text,
  };
  return texts[field] ?? '';
}

function newGreetings(fields: CharacterDraftFields, seed: string): Made {
  const known = new Set([fields.greeting, ...fields.alternateGreetings]);
  const entries = createIdeas(fields, fields.language, seed).greetings.filter(({ text }) => !known.has(text));
  return entries.length === 0
    ? { kind: 'failed', failure: 'unchanged' }
    : { kind: 'entries', entries: entries.map(({ text }) => ({ text })), asked: 3 };
}

function newExchanges(fields: CharacterDraftFields, seed: string): Made {
  const known = new Set(fields.exchanges.map(({ character }) => character));
  const entries = createIdeas(fields, fields.language, seed)
    .exchanges.filter(({ character }) => !known.has(character))
    .map(({ character, reader }) => ({ reader, text: character }));
  return entries.length === 0 ? { kind: 'failed', failure: 'unchanged' } : { kind: 'entries', entries, asked: 2 };
}

function newLore(text: string, { language }: CharacterDraftFields): Made {
  const entries = loreInText(toClean(text), language);
  return entries.length === 0
    ? { kind: 'failed', failure: 'unchanged' }
    : { kind: 'entries', entries, asked: entries.length };
}
