import type { DraftProblem } from '../../contract/validators.ts';
import { foldForKeys } from '../../prompt/keywords.ts';
import type { LoreEntryFacts } from '../lore/entry-facts.ts';

export interface PlacedLore {
  entryId: string;
  index: number;
  facts: LoreEntryFacts;
}

const SHORTEST_KEY = 3;
/** In these scripts one sign is a syllable or a word. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * What an author should look at in a lorebook: entries that nothing wakes, expressions that cannot be read, keys that are
 * in many words, keys of two entries, placeholders. One pass over the keys.
 *
 * @param most Of all kinds together; the heavier ones come first.
 */
export function findLoreProblems(entries: readonly PlacedLore[], most: number): DraftProblem[] {
  const warnings: DraftProblem[] = [];
  const notes: DraftProblem[] = [];
  const seen = new Set<string>();
  for (const { entryId, facts, index } of entries) {
    if (warnings.length >= most) break;
    const place = { field: 'lore', index, entryId } as const;
    warnings.push(...facts.macros.map((problem) => ({ ...problem, ...place })));
    if (!facts.usable || facts.constant) continue;
    if (facts.keys.length === 0) warnings.push({ code: 'lore-keys-missing', severity: 'warning', ...place });
    for (const detail of facts.broken)
      warnings.push({ code: 'lore-key-broken', severity: 'warning', ...place, detail });
    if (facts.useRegex || notes.length >= most) continue;
    for (const key of facts.keys) {
      const detail = key.trim();
      const folded = facts.caseSensitive ? detail : foldForKeys(detail);
      if (isShort(detail)) notes.push({ code: 'lore-key-short', severity: 'note', ...place, detail });
      if (seen.has(folded)) notes.push({ code: 'lore-key-doubled', severity: 'note', ...place, detail });
      seen.add(folded);
    }
  }
  return [...warnings, ...notes].slice(0, most);
}

function isShort(key: string): boolean {
  return !DENSE.test(key) && Array.from(key).length < SHORTEST_KEY;
}
