import { ApiError, ConnectionError, TimeoutError } from '@fabula/sdk';
import type { LorebookProblemValue } from '@fabula/ui/lorebook';

type Reason = NonNullable<ApiError['reason']>;

const problems: Partial<Record<Reason, LorebookProblemValue>> = {
  UNSUPPORTED_MEDIA_TYPE: 'not-a-lorebook',
  VALIDATION_FAILED: 'damaged',
  PAYLOAD_TOO_LARGE: 'too-large',
  FORBIDDEN: 'not-allowed',
  CONFLICT: 'changed',
  NOT_FOUND: 'gone',
  RATE_LIMITED: 'too-fast',
};

export function lorebookProblem(error: unknown): LorebookProblemValue {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return 'offline';
  if (!(error instanceof ApiError) || error.reason === undefined) return 'failed';
  return problems[error.reason] ?? 'failed';
}
