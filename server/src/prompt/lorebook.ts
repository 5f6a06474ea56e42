import { foldForKeys, mentions } from './keywords.ts';
import { estimateTokens } from './tokens.ts';

/** One entry of a lorebook (Character Card V2, `character_book`). */
export interface LoreEntry {
  entryId: string;
  title: string;
  /** Any of them wakes the entry. */
  keys: readonly string[];
  /** Where there are some, one of them must be mentioned too. */
  secondaryKeys?: readonly string[];
  text: string;
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
}

export type LoreWake = { reason: 'constant' } | { reason: 'keyword'; keyword: string };

export interface AwakeEntry {
  entry: LoreEntry;
  wake: LoreWake;
  /** Whether the budget had room for it. */
  fits: boolean;
}

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
  let texts = book.scanDepth > 0 ? messages.slice(-book.scanDepth) : [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const woken = wakeOnce(book.entries, texts.join('\n'), awake);
    for (const [entry, wake] of woken) awake.set(entry, wake);
    if (!book.recursive || woken.length === 0) break;
    texts = woken.map(([entry]) => entry.text);
  }
  const kept = withinBudget([...awake.keys()], budget);
  return [...awake]
    .map(([entry, wake]) => ({ entry, wake, fits: kept.has(entry) }))
    .sort((a, b) => (a.entry.insertionOrder ?? 0) - (b.entry.insertionOrder ?? 0));
}

function wakeOnce(
  entries: readonly LoreEntry[],
  text: string,
  awake: ReadonlyMap<LoreEntry, LoreWake>,
): [LoreEntry, LoreWake][] {
  const folded = foldForKeys(text);
  return entries.flatMap((entry): [LoreEntry, LoreWake][] => {
    if (awake.has(entry) || entry.enabled === false || entry.text.trim() === '') return [];
    if (entry.constant) return [[entry, { reason: 'constant' }]];
    const isMentioned = (key: string) =>
      entry.caseSensitive ? mentions(text, key) : mentions(folded, foldForKeys(key));
    const keyword = entry.keys.find(isMentioned);
    const secondary = entry.secondaryKeys ?? [];
    if (keyword === undefined || (secondary.length > 0 && !secondary.some(isMentioned))) return [];
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
