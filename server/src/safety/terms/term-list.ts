/**
 * A language's terms as regular expressions over folded text (`foldText`), with bounded quantifiers for linear time.
 * Empty matches nothing.
 */
export interface TermList {
  /** Ages under 18, school years, and nouns that mean minors in any context. */
  minor: string;
  /** Sentences about adults mention these too, so they count only close by. */
  child: string;
  /** Ages from 20: what follows is about an adult. */
  adult: string;
  sexual: string;
  /** Sexual only of a minor. */
  suggestive: string;
  /** Phrases with another meaning, which are skipped. */
  harmless: string;
  /** Advice, report, teaching, law, refusal: may name both. */
  care: string;
  /** A request for a text or a picture; then `care` excuses nothing. */
  request: string;
  picture: string;
  /** By their relation to writer or public. */
  realPerson: string;
  /** Names with what is shown, in scripts without capitals; group `name`. */
  namedImage: string;
  selfHarm: string;
  urgedSelfHarm: string;
}

/** For scripts without spaces. */
export const anyOf = (...alternatives: readonly string[]): string => alternatives.join('|');

/** For Latin scripts. */
export const words = (...alternatives: readonly string[]): string => String.raw`\b(?:${alternatives.join('|')})\b`;

/** 1 to 17; `numerals` are the number words. */
export const underAge = (numerals: string): string =>
  String.raw`(?:(?<![\d.,/+']|\d:)(?:1[0-7]|[1-9])(?!\d)|\b(?:${numerals})\b)`;

export const endOfAge = (followers: string): string => String.raw`(?= ?(?:$|[.,;:!?)"'…](?!\d)|(?:${followers})\b))`;
