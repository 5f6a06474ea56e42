import { ApiError } from '@fabula/sdk';
import type { ToastMessage } from '@fabula/ui';
import { actTakenBack, tooFast, wordsNotAllowed, wordsNotSent } from '@fabula/ui/posts';

export const actFailure = (cause: unknown): ToastMessage =>
  cause instanceof ApiError && cause.status === 429 ? tooFast() : actTakenBack();

export function wordsFailure(cause: unknown): ToastMessage {
  if (!(cause instanceof ApiError)) return wordsNotSent();
  if (cause.status === 429) return tooFast();
  return cause.field === 'text' && cause.status === 403 ? wordsNotAllowed() : wordsNotSent();
}
