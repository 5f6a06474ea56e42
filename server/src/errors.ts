import type { CharacterDraftConflict, ErrorReason } from './contract/validators.ts';
import type { SecurityEvent } from './security/events.ts';

export interface AppErrorDetails {
  /** Name of the input that is at fault, as the contract spells it. */
  field?: string;
  /** Where the story stands, for a move in another round of it. */
  currentRoundId?: string;
  /** What a draft is now, for changes that are based on an older revision of it. */
  draftConflict?: CharacterDraftConflict;
  /** Further response headers, such as `Retry-After` or `Allow`. */
  headers?: Readonly<Record<string, string>>;
  /** What went wrong inside: logged, never sent. */
  cause?: unknown;
  /** Its event in the security log; never sent. */
  security?: SecurityEvent;
}

/** A failure whose reason and message may be shown to the caller. Anything else that is thrown becomes a plain 500. */
export class AppError extends Error {
  readonly reason: ErrorReason;
  readonly field: string | undefined;
  readonly currentRoundId: string | undefined;
  readonly draftConflict: CharacterDraftConflict | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly security: SecurityEvent | undefined;

  constructor(reason: ErrorReason, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.field = details.field;
    this.currentRoundId = details.currentRoundId;
    this.draftConflict = details.draftConflict;
    this.headers = details.headers ?? {};
    this.security = details.security;
  }
}

/**
 * The balance does not cover the price. The phrase is the one that clients look for (Product §7.3), followed by
 * its English meaning for everyone who reads a log or a network panel.
 */
export class InsufficientPointsError extends AppError {
  constructor() {
    super('INSUFFICIENT_POINTS', '积分不足 (insufficient points)');
    this.name = 'InsufficientPointsError';
  }
}
