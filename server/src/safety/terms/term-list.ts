/**
 * The words of one language, as sources of regular expressions over folded text (`foldText`). Every quantifier in them is
 * bounded, so that a text is read in time proportional to its length. An empty source matches nothing.
 */
export interface TermList {
  /** Ages under 18 and school years, and nouns that mean a person under age in any context. */
  minor: string;
  /** Children and teenagers in general: sentences about adults mention them too, so they count only close by. */
  child: string;
  /** Ages from 20 on: what follows one of them is about an adult. */
  adult: string;
  /** Sexual acts and nakedness. */
  sexual: string;
  /** What is sexual only of a minor. */
  suggestive: string;
  /** Phrases that hold one of these words and mean something else; they are not read at all. */
  harmless: string;
  /** Asking for advice, reporting, teaching, law, and declining: such a sentence may name both. */
  care: string;
  /** Asking for a text or a picture; where that is asked, `care` excuses nothing. */
  request: string;
  picture: string;
  /** People who live outside the story, by what they are to the writer or to the public. */
  realPerson: string;
  /**
   * Names of people together with what is shown of them, in a script without capital letters; the group `name` holds
   * the name.
   */
  namedImage: string;
  /** Someone who speaks of ending or hurting themselves. */
  selfHarm: string;
  /** Words that tell someone to end or hurt themselves. */
  urgedSelfHarm: string;
}

/** Alternatives, each wherever it is written: for scripts that put no spaces between words. */
export const anyOf = (...alternatives: readonly string[]): string => alternatives.join('|');

/** Alternatives as whole words in a Latin script. */
export const words = (...alternatives: readonly string[]): string => String.raw`\b(?:${alternatives.join('|')})\b`;

/**
 * An age from 1 to 17.
 *
 * @param numerals The language's number words, as alternatives.
 */
export const underAge = (numerals: string): string =>
  String.raw`(?:(?<![\d.,/+']|\d:)(?:1[0-7]|[1-9])(?!\d)|\b(?:${numerals})\b)`;

/** What follows a number that is an age: an end, a link to what else is said, or what makes it sexual. */
export const endOfAge = (followers: string): string => String.raw`(?= ?(?:$|[.,;:!?)"'…](?!\d)|(?:${followers})\b))`;
