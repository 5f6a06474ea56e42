import { ApiError, InsufficientPointsError } from '@fabula/sdk';
import { somethingFailed, type ToastMessage } from '@fabula/ui';
import { replyUnderWay, wordsRefused } from '@fabula/ui/chat';
import { useMemo } from 'react';

import { useApp } from '../context/use-app';
import { createIdempotencyKeys, newIdempotencyKey } from './idempotency-keys';

export const toastOfChat = (error: unknown): ToastMessage => {
  if (!(error instanceof ApiError)) return somethingFailed();
  if (error.reason === 'CONFLICT') return replyUnderWay();
  return error.reason === 'FORBIDDEN' ? wordsRefused() : somethingFailed();
};

export type SendIdempotently = (options: { readonly headers: Readonly<Record<string, string>> }) => Promise<void>;

/**
 * Sends requests, each with an idempotency key; a failure shows a toast, except for missing points (Product §7.3).
 * Both `toastOf` and the result are stable functions; the result resolves to whether the request succeeded.
 */
export function useIdempotentRequest(
  toastOf = toastOfChat,
): (name: string, send: SendIdempotently) => Promise<boolean> {
  const { toasts } = useApp();
  return useMemo(() => {
    const keys = createIdempotencyKeys(newIdempotencyKey);
    return async (name, send) => {
      try {
        await send({ headers: { 'Idempotency-Key': keys.of(name) } });
        keys.done(name);
        return true;
      } catch (error) {
        // After an answer, unlike after silence, the next try is another request.
        if (error instanceof ApiError) keys.done(name);
        if (!(error instanceof InsufficientPointsError)) toasts.show(toastOf(error));
        return false;
      }
    };
  }, [toasts, toastOf]);
}
