import { estimateTokens } from '../../../prompt/tokens.ts';
import type { NothingMade } from '../../../drafts/suggestions/write-text.ts';
import type { Hunk } from '../../../drafts/suggestions/text/word-hunks.ts';

export type Made =
  | { kind: 'text'; text: string }
  | { kind: 'entries'; entries: readonly Entry[]; asked: number }
  | NothingMade;

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

export function tokensOf({ after, before, hunks }: { before: string; after: string; hunks: readonly Hunk[] }) {
  const added =
    after === '' ? hunks.map((hunk) => `${hunk.reader ?? hunk.name ?? ''}\n${hunk.after}`).join('\n') : after;
  return { before: estimateTokens(before), after: estimateTokens(added) };
}
