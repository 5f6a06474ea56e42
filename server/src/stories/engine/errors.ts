import type { StoryProblem } from '../../contract/validators.ts';

export interface SourceProblem {
  severity: 'error' | 'warning';
  /** From 1; null where the problem is not at one line. */
  line: number | null;
  message: string;
  /** What it is, for programs; see `StoryProblem` of the contract. */
  code?: StoryProblem['code'];
  /** The knot, file or ending in question. */
  name?: string;
  /** What was probably meant. */
  suggestion?: string;
}

/** A source that cannot be made into a story. */
export class StorySourceError extends Error {
  readonly problems: readonly SourceProblem[];

  constructor(problems: readonly SourceProblem[]) {
    super(problems[0]?.message ?? 'The source cannot be read');
    this.name = 'StorySourceError';
    this.problems = problems;
  }
}
