import type { StoryProblem } from '../../contract/validators.ts';

/** Why a story cannot be run on. */
export type StoryRunFailure =
  | 'too-many-steps'
  | 'too-slow'
  | 'too-much-text'
  | 'no-way-on'
  | 'blank-choice'
  | 'out-of-content'
  | 'failed';

/** A story failed while it ran: a fault of its author or of its engine, never of the reader. */
export class StoryRunError extends Error {
  readonly failure: StoryRunFailure;

  constructor(failure: StoryRunFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoryRunError';
    this.failure = failure;
  }
}

/** A move that the round does not allow: of another round, locked, or in words where only choices are allowed. */
export class MoveError extends Error {
  readonly problem: 'unknown-choice' | 'locked-choice' | 'typed-not-allowed';

  constructor(problem: MoveError['problem'], message: string) {
    super(message);
    this.name = 'MoveError';
    this.problem = problem;
  }
}

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
