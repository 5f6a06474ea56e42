import type { Suggestion } from '../../../contract/validators.ts';
import { estimateTokens } from '../../../prompt/tokens.ts';
import type { Hunk } from '../text/word-hunks.ts';

/** What was made for a field: a whole new text, entries to add, or nothing, and why. */
export type Made =
  | { kind: 'text'; text: string }
  | { kind: 'entries'; entries: readonly Entry[]; asked: number }
  | { kind: 'failed'; failure: NonNullable<Suggestion['failure']> };

/** A greeting, what a reader says and what the character answers, or an entry of the lorebook. */
export interface Entry {
  reader?: string;
  name?: string;
  keys?: string[];
  text: string;
}

/** Entries are put one after the other: they have no place in a text. */
export function entryHunks(entries: readonly Entry[]): Hunk[] {
  return entries.map(({ text, ...more }) => ({ from: 0, to: 0, before: '', after: text, ...more }));
}

/** Tokens of a suggestion before and after. */
export function tokensOf({ after, before, hunks }: { before: string; after: string; hunks: readonly Hunk[] }) {
  const added =
    after === '' ? hunks.map((hunk) => `${hunk.reader ?? hunk.name ?? ''}\n${hunk.after}`).join('\n') : after;
  return { before: estimateTokens(before), after: estimateTokens(added) };
}
