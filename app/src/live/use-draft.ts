import { InsufficientPointsError } from '@fabula/sdk';
import type { ToastMessage } from '@fabula/ui';
import { useCallback, useMemo } from 'react';

import { useApp } from '../context/use-app';
import { createDrafts, type Attempt } from './drafts';
import { newIdempotencyKey } from './idempotency-keys';

/** Sends an attempt with the header that makes the request safe to repeat. */
type SendAttempt = (
  attempt: Attempt,
  options: { readonly headers: { readonly 'Idempotency-Key': string } },
) => Promise<void>;

/**
 * The draft of a chat or a room: stored until it is known to have arrived, and sent under one idempotency key however
 * often it takes.
 *
 * @param toastOf the toast of a failure; the same function at every call
 */
export function useDraft(threadId: string, toastOf: (error: unknown) => ToastMessage) {
  const { toasts, visitor } = useApp();
  const drafts = useMemo(() => createDrafts(visitor.storage, newIdempotencyKey), [visitor]);
  const write = useCallback((text: string) => drafts.write(threadId, text), [drafts, threadId]);

  /**
   * Stores the text and sends it. The draft stays until `drafts.forget` or `drafts.settle`.
   *
   * @param prepare what goes with the text, such as pictures that are still being uploaded
   * @returns whether it was sent; a failure is shown as a toast, except for missing points, of which the app tells
   */
  const deliver = useCallback(
    async (
      text: string,
      prepare: () => Promise<Omit<Attempt, 'key' | 'text'>>,
      send: SendAttempt,
    ): Promise<boolean> => {
      drafts.write(threadId, text);
      try {
        const attempt = drafts.attempt(threadId, { text, ...(await prepare()) });
        await send(attempt, { headers: { 'Idempotency-Key': attempt.key } });
        return true;
      } catch (error) {
        if (!(error instanceof InsufficientPointsError)) toasts.show(toastOf(error));
        return false;
      }
    },
    [drafts, threadId, toasts, toastOf],
  );
  return { drafts, write, deliver };
}
