import { z } from 'zod';
import { toLoreFact } from '../../cards/describe/lore-facts.ts';
import type { BookEntry } from '../../cards/format/canonical-card.ts';
import { readDecorators } from '../../cards/format/decorators.ts';
import { DraftProblem } from '../../contract/validators.ts';
import { toClean } from '../../lib/plain-text.ts';
import { normalizeForSearch } from '../../lib/search-text.ts';
import { regexKey } from '../../prompt/regex-key.ts';
import { estimateTokens } from '../../prompt/tokens.ts';
import { findMacroProblems } from '../problems/macro-problems.ts';

const MOST_KEYS = 100;
const MOST_KEY_LETTERS = 120;
/** Letters of the content of an entry that is searched, and of which tokens are counted and problems are found. */
const MOST_SEARCHED = 2_000;
const MOST_READ = 16_000;
const MOST_PROBLEMS = 3;

/** What the rules need of an entry, so that no other entry is read when one changes. */
export const LoreEntryFacts = z.object({
  /** The beginning of each of its first keys. */
  keys: z.array(z.string()),
  /** Keys that are expressions which cannot be read. */
  broken: z.array(z.string()),
  useRegex: z.boolean(),
  caseSensitive: z.boolean(),
  /** Whether it can be awake at all: switched on, with a text. */
  usable: z.boolean(),
  constant: z.boolean(),
  macros: z.array(DraftProblem.pick({ code: true, severity: true, from: true, to: true, detail: true })),
});
export type LoreEntryFacts = z.output<typeof LoreEntryFacts>;

export function entryFacts(entry: BookEntry): { facts: LoreEntryFacts; tokens: number; searchText: string } {
  const fact = toLoreFact(entry);
  const { useRegex, keys } = { useRegex: entry.use_regex, keys: textsOf(entry.keys) };
  const caseSensitive = fact?.caseSensitive ?? false;
  const text = readDecorators(toClean(entry.content.slice(0, MOST_READ))).text;
  const broken = useRegex ? keys.filter((key) => regexKey(key, { caseSensitive }) === undefined) : [];
  return {
    facts: {
      keys: keys.map(cutKey),
      broken: broken.map(cutKey),
      useRegex,
      caseSensitive,
      usable: fact !== undefined,
      constant: fact?.constant ?? false,
      macros: findMacroProblems(toClean(entry.content.slice(0, MOST_READ)), MOST_PROBLEMS),
    },
    tokens: text.trim() === '' ? 0 : estimateTokens(text),
    searchText: normalizeForSearch(
      [entry.name, entry.comment, ...keys, entry.content.slice(0, MOST_SEARCHED)]
        .filter((one) => typeof one === 'string')
        .map((one) => one.slice(0, MOST_SEARCHED))
        .join('\n'),
    ),
  };
}

function textsOf(keys: readonly string[]): string[] {
  return keys
    .slice(0, MOST_KEYS)
    .map((key) => toClean(key))
    .filter((key) => key.trim() !== '');
}

function cutKey(key: string): string {
  return key.slice(0, MOST_KEY_LETTERS).toWellFormed();
}
