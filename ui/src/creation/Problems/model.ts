import type { ConflictField } from '../model';

export type ProblemField = ConflictField | 'lore';

export type ProblemCode =
  | 'name-missing'
  | 'greeting-missing'
  | 'persona-missing'
  | 'tagline-missing'
  | 'unknown-macro'
  | 'unbalanced-macro'
  | 'mixed-person'
  | 'speaks-for-reader'
  | 'example-without-speaker'
  | 'sexual-words'
  | 'age-under-18'
  | 'age-unknown'
  | 'lore-keys-missing'
  | 'lore-key-short'
  | 'lore-key-doubled'
  | 'lore-key-broken'
  | 'too-long-for-context';

export type ProblemSeverity = 'error' | 'warning' | 'note';

/** Something in a draft that its author should look at. */
export interface ProblemValue {
  readonly code: ProblemCode;
  readonly severity: ProblemSeverity;
  readonly field: ProblemField;
  /** Which of a list, from 0; left out for a text. */
  readonly index?: number | undefined;
  /** The words in question. */
  readonly detail?: string | undefined;
}

export interface ProblemListProps<Problem extends ProblemValue> {
  /** In the order of the draft's sections, which is that of the groups. */
  readonly problems: readonly Problem[];
  /** Shows the place of a problem. */
  readonly onShow: (problem: Problem) => void;
  /** BCP 47 tag of what the draft holds. */
  readonly language: string | undefined;
}
