import { fits, cleanFor, isList, withHunks, textOf, type SuggestionField } from '../text/draft-field.ts';
import type { CharacterDraftFields } from '../../../contract/validators.ts';
import { entryHunks, type Entry, type Made } from './made-text.ts';
import { keysOf, loreEntry, MOST_ENTRIES } from '../text/lore-in-text.ts';
import {
  CHARACTER_LABEL,
  GREETING_BREAK,
  KEYS_LABEL,
  NAME_LABEL,
  READER_LABEL,
  TEXT_LABEL,
} from './suggestion-request.ts';

const ASKED = 3;

/** What a model has written for a field, if it is of use. @param answer Whole, not cut for length. */
export function readAnswer(answer: string, field: SuggestionField, fields: CharacterDraftFields): Made {
  const text = unwrapped(answer);
  if (text === '') return { kind: 'failed', failure: 'empty' };
  if (field === 'lore') return readLore(text);
  if (isList(field)) return readEntries(text, field, fields);
  const before = textOf(fields, field);
  const clean = cleanFor(field, text);
  // White space at the ends of a field is the author's.
  const after = field === 'tagline' ? clean : withEnds(before, clean.trim());
  if (after === before) return { kind: 'failed', failure: 'unchanged' };
  return fits({ [field]: after }) ? { kind: 'text', text: after } : { kind: 'failed', failure: 'unusable' };
}

function unwrapped(answer: string): string {
  const text = answer.trim();
  return /^```[a-z]*\n(?<inside>[\s\S]*)\n```$/u.exec(text)?.groups?.['inside']?.trim() ?? text;
}

function withEnds(before: string, text: string): string {
  if (before.trim() === '') return text;
  return (/^\s*/u.exec(before)?.[0] ?? '') + text + (/\s*$/u.exec(before)?.[0] ?? '');
}

function readEntries(text: string, field: 'alternateGreetings' | 'exchanges', fields: CharacterDraftFields): Made {
  const read = field === 'exchanges' ? exchangesIn(text) : greetingsIn(text);
  const entries = read
    .slice(0, ASKED)
    .filter((entry) => fits(withHunks(blankLists(fields), field, entryHunks([entry]))));
  if (entries.length === 0) return { kind: 'failed', failure: 'unusable' };
  return { kind: 'entries', entries, asked: ASKED };
}

function blankLists(fields: CharacterDraftFields): CharacterDraftFields {
  return { ...fields, alternateGreetings: [], exchanges: [] };
}

function partsOf(text: string): string[] {
  return text
    .split('\n')
    .reduce<string[]>(
      (parts, line) =>
        line.trim() === GREETING_BREAK ? [...parts, ''] : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${line}\n`],
      [''],
    );
}

function greetingsIn(text: string): Entry[] {
  return partsOf(text)
    .map((part) => cleanFor('greeting', part).trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part }));
}

function exchangesIn(text: string): Entry[] {
  const entries: Entry[] = [];
  let reader = '';
  for (const line of text.split('\n')) {
    const words = cleanFor('greeting', line).trim();
    if (words.startsWith(READER_LABEL)) reader = words.slice(READER_LABEL.length).trim();
    else if (words.startsWith(CHARACTER_LABEL) && reader !== '') {
      const said = words.slice(CHARACTER_LABEL.length).trim();
      if (said !== '') entries.push({ reader, text: said });
      reader = '';
    }
  }
  return entries;
}

function readLore(text: string): Made {
  const entries = partsOf(text)
    .flatMap((part) => {
      const { name, keys, said } = loreParts(part);
      return loreEntry(name, said, keys.length === 0 ? keysOf(name) : keys) ?? [];
    })
    .slice(0, MOST_ENTRIES);
  if (entries.length === 0) return { kind: 'failed', failure: 'unusable' };
  return { kind: 'entries', entries, asked: entries.length };
}

function loreParts(part: string): { name: string; keys: string[]; said: string } {
  const [head = '', ...said] = cleanFor('greeting', part).split(TEXT_LABEL);
  const after = (label: string) =>
    head
      .split('\n')
      .find((line) => line.trimStart().startsWith(label))
      ?.trimStart()
      .slice(label.length)
      .trim() ?? '';
  const keys = after(KEYS_LABEL)
    .split(/[,،、]/u)
    .filter((key) => key.trim() !== '');
  return { name: after(NAME_LABEL), keys, said: said.join(TEXT_LABEL).trim() };
}
