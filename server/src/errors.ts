import type { CharacterDraftConflict, ErrorReason, StoryDraftConflict } from './contract/validators.ts';
import type { SecurityEvent } from './security/events.ts';

export interface AppErrorDetails {
  field?: string;
  /** The current round, for a move in another. */
  currentRoundId?: string;
  draftConflict?: CharacterDraftConflict | StoryDraftConflict;
  headers?: Readonly<Record<string, string>>;
  /** Logged, never sent. */
  cause?: unknown;
  /** For the security log; never sent. */
  security?: SecurityEvent;
}

/** A failure that the caller may see; anything else becomes a plain 500. */
export class AppError extends Error {
  readonly reason: ErrorReason;
  readonly field: string | undefined;
  readonly currentRoundId: string | undefined;
  readonly draftConflict: CharacterDraftConflict | StoryDraftConflict | undefined;
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

/** The balance does not cover the price. Clients look for the phrase (Product §7.3); its English meaning follows. */
export class InsufficientPointsError extends AppError {
  constructor() {
    super('INSUFFICIENT_POINTS', '积分不足 (insufficient points)');
    this.name = 'InsufficientPointsError';
  }
}
