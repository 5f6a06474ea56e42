/** The closed list of the contract's `ErrorReason`. */
export type ErrorReason =
  | 'VALIDATION_FAILED'
  | 'UNAUTHENTICATED'
  | 'REGISTRATION_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'CONFLICT'
  | 'GONE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RATE_LIMITED'
  | 'INSUFFICIENT_POINTS'
  | 'NOT_IMPLEMENTED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

export interface AppErrorDetails {
  /** Name of the input that is at fault, as the contract spells it. */
  field?: string;
  /** Where the story stands, for a move in another round of it. */
  currentRoundId?: string;
  /** Further response headers, such as `Retry-After` or `Allow`. */
  headers?: Readonly<Record<string, string>>;
  /** What went wrong inside: logged, never sent. */
  cause?: unknown;
}

/** A failure whose reason and message may be shown to the caller. Anything else that is thrown becomes a plain 500. */
export class AppError extends Error {
  readonly reason: ErrorReason;
  readonly field: string | undefined;
  readonly currentRoundId: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(reason: ErrorReason, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.field = details.field;
    this.currentRoundId = details.currentRoundId;
    this.headers = details.headers ?? {};
  }
}

/**
 * The balance does not cover the price. The phrase is the one that clients look for (Specification §7), followed by
 * its English meaning for everyone who reads a log or a network panel.
 */
export class InsufficientPointsError extends AppError {
  constructor() {
    super('INSUFFICIENT_POINTS', '积分不足 (insufficient points)');
    this.name = 'InsufficientPointsError';
  }
}
