import type { DeclaredProblems } from './generated/problems';
import { ApiError } from './runtime/answers/errors';

export type OperationId = keyof DeclaredProblems;

/** The failures that the contract declares for an operation, told apart by `status` and `reason`. */
export type ProblemOf<Id extends OperationId> = {
  readonly [Status in keyof DeclaredProblems[Id]]: ApiError & {
    readonly status: Status;
    readonly reason: DeclaredProblems[Id][Status];
    readonly declared: true;
  };
}[keyof DeclaredProblems[Id]];

/**
 * Whether what a call of this operation threw is a failure that the contract declares for it; then `switch
 * (error.reason)` knows every reason there is. A newer server may give others: keep a default.
 *
 * @param _operation the operation that was called; an error does not know it
 */
export const isProblemOf = <Id extends OperationId>(_operation: Id, error: unknown): error is ProblemOf<Id> =>
  error instanceof ApiError && error.declared;
