import { ApiError, ConnectionError, TimeoutError } from '@fabula/sdk';
import type { CardProblemValue } from '@fabula/ui/cards';

type Reason = ApiError['reason'];

const problems: Partial<Record<NonNullable<Reason>, CardProblemValue>> = {
  VALIDATION_FAILED: 'damaged',
  PAYLOAD_TOO_LARGE: 'too-large',
  FORBIDDEN: 'not-allowed',
  CONFLICT: 'too-many',
  RATE_LIMITED: 'too-fast',
};

export function cardProblem(error: unknown, file: File): CardProblemValue {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return 'offline';
  if (!(error instanceof ApiError)) return 'failed';
  if (error.reason === 'UNSUPPORTED_MEDIA_TYPE') {
    return file.type.startsWith('image/') ? 'picture-without-card' : 'not-a-card';
  }
  return (error.reason === undefined ? undefined : problems[error.reason]) ?? 'failed';
}
