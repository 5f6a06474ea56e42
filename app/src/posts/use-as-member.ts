import { useCallback, useEffect, useRef } from 'react';

import { useApp, useVisitor } from '../use-app';
import { useOpenSignIn, useSignInRequest } from '../session/use-open-sign-in';

/**
 * Does something that needs an account: at once for those who have one, after signing in for a guest. A guest who closes
 * the popup instead has changed their mind, and nothing is done.
 */
export function useAsMember(): (act: () => void) => void {
  const { isRegistered } = useVisitor();
  const openSignIn = useOpenSignIn();
  const { signIn } = useApp();
  const { isOpen } = useSignInRequest();
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (isRegistered) {
      waiting.current?.();
      waiting.current = null;
    } else if (!isOpen) {
      waiting.current = null;
    }
  }, [isRegistered, isOpen]);

  return useCallback(
    (act) => {
      if (isRegistered) {
        act();
        return;
      }
      waiting.current = act;
      if (!signIn.request.get().isOpen) openSignIn();
    },
    [isRegistered, openSignIn, signIn],
  );
}
