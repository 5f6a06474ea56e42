import { ApiError, ConnectionError, TimeoutError } from '@fabula/sdk';
import { toPublishField, type PublishFieldValue, type PublishProblemValue } from '@fabula/ui/publishing';

const invalidProblem = (field: PublishFieldValue | undefined): PublishProblemValue => {
  if (field === undefined) return { kind: 'failed' };
  return field === 'mature' || field === 'age' ? { kind: field } : { kind: 'missing', field };
};

type Reason = NonNullable<ApiError['reason']>;

const plain: Partial<Record<Reason, PublishProblemValue>> = {
  CONFLICT: { kind: 'hidden' },
  NOT_FOUND: { kind: 'gone' },
  RATE_LIMITED: { kind: 'too-fast' },
};

/** Why a character was not published, as its maker is told. */
export function publishProblem(error: unknown): PublishProblemValue {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return { kind: 'offline' };
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  const { field, reason } = error;
  if (reason === 'VALIDATION_FAILED') return invalidProblem(toPublishField(field));
  if (reason === 'FORBIDDEN') return { kind: 'not-allowed', field: toPublishField(field) };
  return (reason === undefined ? undefined : plain[reason]) ?? { kind: 'failed' };
}
