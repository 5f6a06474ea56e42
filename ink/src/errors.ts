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
