import { ApiError } from '@fabula/sdk';
import type { ToastMessage } from '@fabula/ui';
import { actTakenBack, tooFast, wordsNotAllowed, wordsNotSent } from '@fabula/ui/posts';

/** What is said when an act could not be done, and was taken back. */
export const actFailure = (cause: unknown): ToastMessage =>
  cause instanceof ApiError && cause.status === 429 ? tooFast() : actTakenBack();

/** What is said when words could not be published; they stand where they were. */
export function wordsFailure(cause: unknown): ToastMessage {
  if (!(cause instanceof ApiError)) return wordsNotSent();
  if (cause.status === 429) return tooFast();
  return cause.field === 'text' && cause.status === 403 ? wordsNotAllowed() : wordsNotSent();
}
