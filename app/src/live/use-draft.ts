import { InsufficientPointsError } from '@fabula/sdk';
import type { ToastMessage } from '@fabula/ui';
import { useCallback, useMemo } from 'react';

import { useApp } from '../context/use-app';
import { createDrafts, type Attempt } from './drafts';
import { newIdempotencyKey } from './idempotency-keys';

/** Resolves to whether the text has left the composer. */
type SendAttempt = (
  attempt: Attempt,
  options: { readonly headers: { readonly 'Idempotency-Key': string } },
) => Promise<boolean>;

/** The draft of a chat or room, stored until it has arrived; `toastOf` is a stable function. */
export function useDraft(threadId: string, toastOf: (error: unknown) => ToastMessage) {
  const { toasts, visitor } = useApp();
  const drafts = useMemo(() => createDrafts(visitor.storage, newIdempotencyKey), [visitor]);
  const write = useCallback((text: string) => drafts.write(threadId, text), [drafts, threadId]);

  /** Stores and sends a text; resolves to whether it has left the composer. `prepare` awaits what goes with it, such as uploads. */
  const deliver = useCallback(
    async (
      text: string,
      prepare: () => Promise<Omit<Attempt, 'key' | 'text'>>,
      send: SendAttempt,
    ): Promise<boolean> => {
      drafts.write(threadId, text);
      try {
        const attempt = drafts.attempt(threadId, { text, ...(await prepare()) });
        return await send(attempt, { headers: { 'Idempotency-Key': attempt.key } });
      } catch (error) {
        if (!(error instanceof InsufficientPointsError)) toasts.show(toastOf(error));
        return false;
      }
    },
    [drafts, threadId, toasts, toastOf],
  );
  return { drafts, write, deliver };
}
