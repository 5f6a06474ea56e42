import { foldForKeys, mentions } from './keywords.ts';
import { regexKey } from './regex-key.ts';
import { estimateTokens } from './tokens.ts';

/** One entry of a lorebook (Character Card V2, `character_book`). */
export interface LoreEntry {
  entryId: string;
  title: string;
  /** Any of them wakes the entry. */
  keys: readonly string[];
  /** Where there are some, one of them must be mentioned too. */
  secondaryKeys?: readonly string[];
  /** Whether those count; they do unless an entry says otherwise. */
  selective?: boolean;
  text: string;
  /** The text with what is hidden in it, for other entries to be woken by; left out where it hides nothing. */
  scanText?: string;
  useRegex?: boolean;
  /** Whether it stands before or after what describes the character; left out, after. */
  position?: 'before-character' | 'after-character';
  /** So many messages above the end of the conversation instead, as a message of that role. */
  insertion?: { depth: number; role: 'system' | 'user' | 'assistant' } | null;
  /** Always awake. */
  constant?: boolean;
  enabled?: boolean;
  caseSensitive?: boolean;
  /** Lower stands further up. */
  insertionOrder?: number;
  /** Lower is dropped first where not all fit. */
  priority?: number;
}

export interface Lorebook {
  entries: readonly LoreEntry[];
  /** How many of the newest messages are looked through. */
  scanDepth: number;
  /** Whether what an awake entry says wakes others. */
  recursive: boolean;
  /** Most tokens for all entries together, where the book says so. */
  tokenBudget?: number | null;
}

export type LoreWake = { reason: 'constant' } | { reason: 'keyword'; keyword: string };

export interface AwakeEntry {
  entry: LoreEntry;
  wake: LoreWake;
  /** Whether the budget had room for it. */
  fits: boolean;
}

/** What is looked through at most: the newest letters. */
const MOST_SCANNED = 20_000;
/** Messages that a book may ask to look through. */
const DEEPEST_SCAN = 100;
/** Regular expressions that are tried for one prompt. */
const MOST_EXPRESSIONS = 200;
/** How often awake entries may wake others: two entries that name one another must come to an end. */
const MOST_ROUNDS = 4;

/**
 * The entries that a conversation wakes, in the order in which they are to stand.
 *
 * @param messages Texts, oldest first.
 * @param budget Tokens for all of them.
 */
export function wakeLore(book: Lorebook, messages: readonly string[], budget: number): AwakeEntry[] {
  const awake = new Map<LoreEntry, LoreWake>();
  let texts = book.scanDepth > 0 ? messages.slice(-Math.min(book.scanDepth, DEEPEST_SCAN)) : [];
  const matches = keyMatcher();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const woken = wakeOnce(book.entries, texts.join('\n').slice(-MOST_SCANNED), awake, matches);
    for (const [entry, wake] of woken) awake.set(entry, wake);
    if (!book.recursive || woken.length === 0) break;
    texts = woken.map(([entry]) => entry.scanText ?? entry.text);
  }
  const kept = withinBudget([...awake.keys()], Math.min(budget, book.tokenBudget ?? budget));
  return [...awake]
    .map(([entry, wake]) => ({ entry, wake, fits: kept.has(entry) }))
    .sort((a, b) => (a.entry.insertionOrder ?? 0) - (b.entry.insertionOrder ?? 0));
}

interface Scanned {
  text: string;
  folded: string;
}

type KeyMatcher = (entry: LoreEntry, key: string, scanned: Scanned) => boolean;

/** Whether a key of an entry is in a text, for one prompt: expressions are compiled once, and not without end. */
function keyMatcher(): KeyMatcher {
  const expressions = new Map<string, ReturnType<typeof regexKey>>();
  return (entry, key, { folded, text }) => {
    const caseSensitive = entry.caseSensitive ?? false;
    if (!entry.useRegex) return caseSensitive ? mentions(text, key) : mentions(folded, foldForKeys(key));
    const name = `${caseSensitive} ${key}`;
    if (!expressions.has(name)) {
      if (expressions.size >= MOST_EXPRESSIONS) return false;
      expressions.set(name, regexKey(key, { caseSensitive }));
    }
    return expressions.get(name)?.(text) ?? false;
  };
}

function wakeOnce(
  entries: readonly LoreEntry[],
  text: string,
  awake: ReadonlyMap<LoreEntry, LoreWake>,
  matches: KeyMatcher,
): [LoreEntry, LoreWake][] {
  const scanned = { text, folded: foldForKeys(text) };
  return entries.flatMap((entry): [LoreEntry, LoreWake][] => {
    if (awake.has(entry) || entry.enabled === false || entry.text.trim() === '') return [];
    if (entry.constant) return [[entry, { reason: 'constant' }]];
    const keyword = entry.keys.find((key) => matches(entry, key, scanned));
    const secondary = entry.selective === false ? [] : (entry.secondaryKeys ?? []);
    if (keyword === undefined) return [];
    if (secondary.length > 0 && !secondary.some((key) => matches(entry, key, scanned))) return [];
    return [[entry, { reason: 'keyword', keyword }]];
  });
}

/** The most important first: constant ones, then by priority, then those that stand closest to the conversation. */
function withinBudget(entries: readonly LoreEntry[], budget: number): Set<LoreEntry> {
  const weight = (entry: LoreEntry) => [entry.constant ? 1 : 0, entry.priority ?? 0, entry.insertionOrder ?? 0];
  const ordered = entries.toSorted((a, b) => compare(weight(b), weight(a)));
  const kept = new Set<LoreEntry>();
  let left = budget;
  for (const entry of ordered) {
    const tokens = estimateTokens(entry.text) + 1;
    if (tokens > left) continue;
    left -= tokens;
    kept.add(entry);
  }
  return kept;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
