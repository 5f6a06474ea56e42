/** How long a story is, in rounds from its opening to an ending. */
export interface RoundSpanValue {
  /** Of the longest way, or of a usual one where `fewestRounds` is null; null where nothing is known, and for a novel. */
  readonly rounds: number | null;
  /** Of the shortest way; null where not every way is known. */
  readonly fewestRounds: number | null;
}

/** "8", "8–9", or "~8" where it is not known exactly, in the digits of a language; null where nothing is known. */
export function spanText(locale: string, { rounds, fewestRounds }: RoundSpanValue): string | null {
  if (rounds === null) return null;
  const numbers = new Intl.NumberFormat(locale);
  if (fewestRounds === rounds) return numbers.format(rounds);
  return numbers.formatRange(fewestRounds ?? rounds, rounds);
}
