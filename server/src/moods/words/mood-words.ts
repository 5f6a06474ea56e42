import type { PortraitExpression } from '../../contract/validators.ts';

/** Words by mood, separated by `|`; a space matches spaces, hyphens and apostrophes, `_` a word, `~` any ending. */
export interface MoodWords {
  readonly acts: Readonly<Record<PortraitExpression, string>>;
  /** Before an act: negations, and words for the reader. */
  readonly notAfter: string;
  /** After the first letters of an act: negating endings. */
  readonly notBefore?: RegExp;
  readonly unspaced?: boolean;
  readonly prefix?: string;
}
