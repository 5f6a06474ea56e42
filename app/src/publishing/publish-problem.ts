import { ApiError, ConnectionError, TimeoutError } from '@fabula/sdk';
import { toPublishField, type PublishProblemValue, type PublishWords } from '@fabula/ui/publishing';

type Reason = NonNullable<ApiError['reason']>;

const plain: Partial<Record<Reason, PublishProblemValue>> = {
  CONFLICT: { kind: 'hidden' },
  NOT_FOUND: { kind: 'gone' },
  RATE_LIMITED: { kind: 'too-fast' },
};

export function publishProblem(words: PublishWords, error: unknown): PublishProblemValue {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { reason } = error;
  const field = toPublishField(words, error.field);
  if (reason === 'VALIDATION_FAILED') return field === undefined ? { kind: 'failed' } : { kind: 'missing', field };
  if (reason === 'FORBIDDEN') return { kind: 'not-allowed', field };
  return (reason === undefined ? undefined : plain[reason]) ?? { kind: 'failed' };
}
