import { foldForKeys, mentions } from './keywords.ts';
import { regexKey } from './regex-key.ts';
import { estimateTokens } from './tokens.ts';

/** Character Card V2, `character_book`. */
export interface LoreEntry {
  entryId: string;
  title: string;
  keys: readonly string[];
  /** If any, one of them is needed too. */
  secondaryKeys?: readonly string[];
  /** False ignores the secondary keys. */
  selective?: boolean;
  text: string;
  /** With hidden parts, which activate other entries. */
  scanText?: string;
  useRegex?: boolean;
  /** After the character by default. */
  position?: 'before-character' | 'after-character';
  /** Instead among the messages, `depth` from the end. */
  insertion?: { depth: number; role: 'system' | 'user' | 'assistant' } | null;
  constant?: boolean;
  enabled?: boolean;
  caseSensitive?: boolean;
  /** Lower comes first. */
  insertionOrder?: number;
  /** Lower is dropped first. */
  priority?: number;
}

export interface Lorebook {
  entries: readonly LoreEntry[];
  /** Newest messages. */
  scanDepth: number;
  recursive: boolean;
  tokenBudget?: number | null;
}

export type LoreWake = { reason: 'constant' } | { reason: 'keyword'; keyword: string };

export interface AwakeEntry {
  entry: LoreEntry;
  wake: LoreWake;
  fits: boolean;
}

/** The newest letters. */
const MOST_SCANNED = 20_000;
/** Messages. */
const DEEPEST_SCAN = 100;
/** Per prompt. */
const MOST_EXPRESSIONS = 200;
/** Bounds entries that activate each other. */
const MOST_ROUNDS = 4;

/** Activated entries in prompt order; `messages` are oldest first, `budget` is in tokens. */
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

/** Constant ones first, then by priority, then those closest to the conversation. */
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
