import { ApiError, InsufficientPointsError } from '@fabula/sdk';
import { somethingFailed, type ToastMessage } from '@fabula/ui';
import { replyUnderWay, wordsRefused } from '@fabula/ui/chat';
import { useMemo } from 'react';

import { useApp } from '../use-app';
import { createActKeys, newActKey } from './act-keys';

const toastOfChat = (error: unknown): ToastMessage => {
  if (!(error instanceof ApiError)) return somethingFailed();
  if (error.reason === 'CONFLICT') return replyUnderWay();
  return error.reason === 'FORBIDDEN' ? wordsRefused() : somethingFailed();
};

/** An act of the visitor; it is given what makes its call safe to repeat. */
export type Act = (options: { readonly headers: Readonly<Record<string, string>> }) => Promise<void>;

/**
 * Does what a visitor asks for, under a key of its own, and says so when it fails. Want of points is told by the app
 * itself (Specification §7).
 *
 * @param toastOf what is said of a failure; the same function at every call
 * @returns tells whether the act is done; the same function for as long as the page is shown
 */
export function useActs(toastOf = toastOfChat): (name: string, act: Act) => Promise<boolean> {
  const { toasts } = useApp();
  return useMemo(() => {
    const keys = createActKeys(newActKey);
    return async (name, act) => {
      try {
        await act({ headers: { 'Idempotency-Key': keys.of(name) } });
        keys.done(name);
        return true;
      } catch (error) {
        // An answer, unlike silence, says that the act is over; the next try is another one.
        if (error instanceof ApiError) keys.done(name);
        if (!(error instanceof InsufficientPointsError)) toasts.show(toastOf(error));
        return false;
      }
    };
  }, [toasts, toastOf]);
}
