/** Contract. */
export const MOST_LETTERS = 4_000;
/** Less is not worth a summary. */
const LEAST_LETTERS = 400;
const SHARE_OF_MEMORY = 0.7;

/** A person's part, then the engine's. */
interface KeptSummary {
  text: string;
  own_length: number;
}

export function ownPart(summary: KeptSummary | undefined): string {
  return summary?.text.slice(0, summary.own_length) ?? '';
}

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

/** Of the memory's tokens. */
export function summaryTokens(memoryTokens: number): number {
  return Math.max(64, Math.floor(memoryTokens * SHARE_OF_MEMORY));
}
