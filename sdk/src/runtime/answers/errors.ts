import type { ErrorReason } from '../../generated/model';

/** Root of everything the SDK throws: `error instanceof FabulaError` separates its failures from a caller's own. */
export class FabulaError extends Error {
  override readonly name: string = 'FabulaError';
}

export interface ApiFailure {
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
  declare readonly status: number;
  declare readonly code: number;
  declare readonly reason: ErrorReason | undefined;
  declare readonly field: string | undefined;
  declare readonly requestId: string | undefined;
  declare readonly currentRoundId: string | undefined;
  declare readonly draftConflict: unknown;
  declare readonly headers: Headers;
  declare readonly declared: boolean;

  constructor({ message, ...facts }: ApiFailure) {
    super(message);
    Object.assign(this, facts);
  }
}

/** 400: the request is not one that the contract allows; `field` names the input to blame. */
export class BadRequestError extends ApiError {
  override readonly name = 'BadRequestError';
}

/** 401: there is no session, or the server no longer accepts it. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}

/** 403: the account may not do this. */
export class PermissionDeniedError extends ApiError {
  override readonly name = 'PermissionDeniedError';
}

/** 404: there is no such thing, or it is hidden from the account. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}

/** 409: the thing has changed meanwhile, or the idempotency key was used for another request. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}

/** 429: too many requests; `retryAfterMs(error.headers, Date.now())` says how long to wait. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}

/** 500 or above: the server failed, or something between it and the caller. */
export class ServerError extends ApiError {
  override readonly name = 'ServerError';
}

/** The account cannot pay for the action: a 400 whose message holds 积分不足, or the reason INSUFFICIENT_POINTS (Product §7.3). */
export class InsufficientPointsError extends ApiError {
  override readonly name = 'InsufficientPointsError';
}

/** No answer arrived: the network is down, the host unknown, or the connection broke. */
export class ConnectionError extends FabulaError {
  override readonly name = 'ConnectionError';
}

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

const kinds: Readonly<Record<number, typeof ApiError>> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

export function apiErrorOf(failure: ApiFailure): ApiError {
  const Kind = kinds[failure.status] ?? (failure.status >= 500 ? ServerError : ApiError);
  return new Kind(failure);
}
