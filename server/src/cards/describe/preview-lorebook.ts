import { toClean, toOneLine } from '../../lib/plain-text.ts';
import type { CardWarning, LorebookEntryPreview, LorebookPreview } from '../../contract/validators.ts';
import { estimateTokens } from '../../prompt/tokens.ts';
import type { BookEntry } from '../format/canonical-card.ts';
import { titleOf, toLoreFact, toLoreFacts } from './lore-facts.ts';
import type { ReadLorebook } from '../lorebook-files/read-lorebook.ts';

const MOST_ENTRIES = 50;
const MOST_KEYS = 12;
const MOST_WARNINGS = 100;
const LENGTHS = { name: 80, key: 80, text: 400 };

export function previewLorebook({ book, source, warnings }: ReadLorebook): LorebookPreview {
  const useful = toLoreFacts(book).filter(({ constant, keys }) => constant || keys.length > 0);
  const always = useful.filter(({ constant }) => constant).map(({ text }) => text);
  const asleep = book.entries.filter((entry) => entry.enabled && wakesOf(entry) === 'never');
  return {
    source,
    name: typeof book.name === 'string' ? cut(toOneLine(book.name), LENGTHS.name) : '',
    entryCount: book.entries.length,
    usedCount: useful.length,
    promptTokens: always.length === 0 ? 0 : estimateTokens(always.join('\n')),
    entries: book.entries.slice(0, MOST_ENTRIES).map(toEntryPreview),
    warnings: [
      ...warnings,
      ...asleep.map((entry): CardWarning => ({ kind: 'never-wakes', where: titleOf(entry) })),
    ].slice(0, MOST_WARNINGS),
  };
}

function toEntryPreview(entry: BookEntry): LorebookEntryPreview {
  return {
    title: titleOf(entry),
    keys: entry.keys.slice(0, MOST_KEYS).map((key) => cut(toOneLine(key), LENGTHS.key)),
    text: cut((toLoreFact(entry)?.text ?? toClean(entry.content)).trim(), LENGTHS.text),
    wakes: wakesOf(entry),
  };
}

function wakesOf(entry: BookEntry): LorebookEntryPreview['wakes'] {
  const fact = toLoreFact(entry);
  if (fact === undefined) return 'never';
  if (fact.constant) return 'always';
  return fact.keys.length > 0 ? 'by-key' : 'never';
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;
}
