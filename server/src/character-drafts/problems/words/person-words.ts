/** How a language says who does something: alternatives of regular expressions, without case. */
export interface PersonWords {
  /** Where the verb is: behind the one who acts, or at the end of the sentence. */
  verb: 'second' | 'last';
  /** What stands between the one who acts and the verb: adverbs, or particles. Empty for nothing. */
  between: string;
  /** The reader as the one who acts, at the beginning of a sentence; may match nothing where the verb says it alone. */
  you: string;
  /** What the reader does, said to them. */
  youActs: string;
  /** What follows `{{user}}` where `{{user}}` acts; empty for nothing but `between`. */
  afterReader: string;
  /** What the reader does, said of them. */
  readerActs: string;
  /** Verbs before `{{user}}`, in languages that put them there. */
  beforeReader?: string;
  youAre: string;
  they: string;
  /** Any beginning of a sentence that speaks to the reader. */
  youAny: string;
}
