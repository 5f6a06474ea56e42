/** Longest summary of the contract, in letters. */
export const MOST_LETTERS = 4_000;
/** Less is not worth asking for. */
const LEAST_LETTERS = 400;
/** What a summary may take of the tokens that memory may have; the rest is for facts. */
const SHARE_OF_MEMORY = 0.7;

/** A summary as it is kept: what a person wrote at its beginning, and what the engine wrote after it. */
interface KeptSummary {
  text: string;
  own_length: number;
}

export function ownPart(summary: KeptSummary | undefined): string {
  return summary?.text.slice(0, summary.own_length) ?? '';
}

/** What the engine wrote of a summary, which its next one takes the place of. */
export function formerPart(summary: KeptSummary | undefined): string {
  return summary?.text.slice(summary.own_length).trim() ?? '';
}

export function leavesRoom(own: string): boolean {
  return MOST_LETTERS - own.length >= LEAST_LETTERS;
}

export function joinParts(own: string, written: string): string {
  const joined = own === '' ? written : `${own}\n\n${written}`;
  return joined.slice(0, MOST_LETTERS).toWellFormed();
}

/** Most tokens of what an engine writes, of those that memory may have. */
export function summaryTokens(memoryTokens: number): number {
  return Math.max(64, Math.floor(memoryTokens * SHARE_OF_MEMORY));
}
