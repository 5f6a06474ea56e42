import type { DraftProblem } from '@fabula/sdk/types';

export type ProblemField = DraftProblem['field'];
export type ProblemCode = DraftProblem['code'];
export type ProblemSeverity = DraftProblem['severity'];

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
  readonly onShow: (problem: Problem) => void;
  /** BCP 47 tag of what the draft holds. */
  readonly language: string | undefined;
}
