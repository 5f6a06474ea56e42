import type { ErrorReason } from '../generated/model';

/** Root of everything the SDK throws: `error instanceof FabulaError` separates its failures from a caller's own. */
export class FabulaError extends Error {
  override readonly name: string = 'FabulaError';
}

/** What an {@link ApiError} is made of. */
export interface ApiFailure {
  /** HTTP status of the answer. */
  readonly status: number;
  /** `code` of the envelope; the HTTP status where the body was no envelope. */
  readonly code: number;
  /** `message` of the envelope, meant for people. */
  readonly message: string;
  /** Machine-readable reason; missing when the body was no envelope of ours. */
  readonly reason: ErrorReason | undefined;
  /** Name of the offending input, where one input is to blame. */
  readonly field: string | undefined;
  /** Id under which the server logged the request. */
  readonly requestId: string | undefined;
  /** Where the play stands, when a move of a story is refused with 409. */
  readonly currentRoundId?: string | undefined;
  /** What a draft is now, when changes of it are refused with 409; unread: `draftConflictOf` reads it. */
  readonly draftConflict?: unknown;
  readonly headers: Headers;
  /** Whether the contract lists this status for the operation. */
  readonly declared: boolean;
}

/** The server answered, and the answer is a failure: not 2xx, or an envelope whose `code` is not 200 (Product §5.6). */
export class ApiError extends FabulaError implements ApiFailure {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly code: number;
  readonly reason: ErrorReason | undefined;
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  readonly currentRoundId: string | undefined;
  readonly draftConflict: unknown;
  readonly headers: Headers;
  readonly declared: boolean;

  constructor(failure: ApiFailure) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.reason = failure.reason;
    this.field = failure.field;
    this.requestId = failure.requestId;
    this.currentRoundId = failure.currentRoundId;
    this.draftConflict = failure.draftConflict;
    this.headers = failure.headers;
    this.declared = failure.declared;
  }
}

/** The account cannot pay for the action: a 400 whose message holds 积分不足, or the reason INSUFFICIENT_POINTS (Product §7.3). */
export class InsufficientPointsError extends ApiError {
  override readonly name = 'InsufficientPointsError';
}

/** No answer arrived: the network is down, the host unknown, or the connection broke. */
export class ConnectionError extends FabulaError {
  override readonly name = 'ConnectionError';
}

/** The answer did not arrive within the operation's time limit. */
export class TimeoutError extends FabulaError {
  override readonly name = 'TimeoutError';
  /** The limit that passed, in milliseconds. */
  readonly timeoutMs: number;

  constructor(message: string, timeoutMs: number, options?: ErrorOptions) {
    super(message, options);
    this.timeoutMs = timeoutMs;
  }
}

/** The caller's own `AbortSignal` ended the call. */
export class AbortedError extends FabulaError {
  override readonly name = 'AbortedError';
}

/** A successful answer does not have the shape that the contract promises; `cause` says where. */
export class ContractError extends FabulaError {
  override readonly name = 'ContractError';
}

/** Device initialisation gave no usable session (Product §8.6). */
export class SessionError extends FabulaError {
  override readonly name = 'SessionError';
}
