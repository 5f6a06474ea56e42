import { ApiError, ConnectionError, TimeoutError } from '@fabula/sdk';
import type { InkFailureValue } from '@fabula/ui/ink';

const failures: Partial<Record<NonNullable<ApiError['reason']>, InkFailureValue>> = {
  PAYLOAD_TOO_LARGE: 'too-large',
  VALIDATION_FAILED: 'too-large',
  FORBIDDEN: 'not-allowed',
  CONFLICT: 'too-many',
  RATE_LIMITED: 'too-fast',
};

export function inkFailure(error: unknown): InkFailureValue {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return 'offline';
  if (!(error instanceof ApiError) || error.reason === undefined) return 'failed';
  return failures[error.reason] ?? 'failed';
}
