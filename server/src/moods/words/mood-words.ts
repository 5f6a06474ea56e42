import type { PortraitExpression } from '../../contract/validators.ts';

/**
 * What shows a mood in one language: alternatives of words, parted by `|`. A space is any space, hyphen or apostrophe,
 * `_` one word, and `~` any end of a word.
 */
export interface MoodWords {
  /** What a character does. */
  readonly acts: Readonly<Record<PortraitExpression, string>>;
  /** Right before an act it is not one of the character's: negations, and words for the reader. */
  readonly notAfter: string;
  /** Right after the first letters of an act it is none: endings and words that negate. */
  readonly notBefore?: RegExp;
  /** Whether words stand without spaces between them. */
  readonly unspaced?: boolean;
  /** What may be joined to the front of a word. */
  readonly prefix?: string;
}
