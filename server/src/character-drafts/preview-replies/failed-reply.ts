import { AppError } from '../../errors.ts';
import type { Outcome } from '../../generations/outcome.ts';

/** When an engine that did not say may be asked again, in seconds. */
const RETRY_SECONDS = 5;

/** The error that the author gets in place of a reply; none of them counts. */
export function failedReply({ failure, retryAfterMs }: Outcome): AppError {
  const seconds = retryAfterMs === undefined ? RETRY_SECONDS : Math.max(1, Math.ceil(retryAfterMs / 1_000));
  const headers = { 'retry-after': String(seconds) };
  if (failure === 'rate-limited') {
    return new AppError('RATE_LIMITED', 'The text engine has too much to do: try again later', { headers });
  }
  if (failure === 'filtered') {
    return new AppError('UNAVAILABLE', 'The reply was not fit to be shown and was not counted', { headers });
  }
  return new AppError('UNAVAILABLE', 'The reply could not be written and was not counted', { headers });
}
