/**
 * Why an engine of pictures, films, speech or embeddings failed:
 *
 * - `busy`: overloaded (429, a full queue).
 * - `refused`: the provider does not do this.
 * - `stalled`: silent beyond its limit.
 * - `broken`: an invalid response.
 * - `lost`: an unknown job.
 * - `unavailable`: unreachable or misconfigured.
 */
export type EngineFailure = 'busy' | 'refused' | 'stalled' | 'broken' | 'lost' | 'unavailable';

export class EngineError extends Error {
  readonly failure: EngineFailure;

  constructor(failure: EngineFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.failure = failure;
  }
}

const IS_AWAY = {
  unavailable: true,
  stalled: true,
  broken: true,
  busy: true,
  refused: false,
  lost: false,
} as const satisfies Record<EngineFailure, boolean>;

export function isEngineAway(error: unknown): boolean {
  return error instanceof EngineError && IS_AWAY[error.failure];
}
