import { useCallback, useRef } from 'react';

import { useOpenSignIn } from '../session/sign-in/door/use-open-sign-in';
import { useApp } from '../context/use-app';

/**
 * Does something that needs an account: at once for those who have one, after signing in for a guest. A guest who closes
 * the popup instead has changed their mind, and nothing is done. The part of the page that asked may be rendered again
 * meanwhile: another visitor's page begins with nothing.
 */
export function useAsMember(): (act: () => void) => void {
  const { signIn, visitor } = useApp();
  const openSignIn = useOpenSignIn();
  const giveUp = useRef<() => void>(() => undefined);

  return useCallback(
    (act) => {
      giveUp.current();
      if (visitor.state.get().isRegistered) {
        act();
        return;
      }
      if (!signIn.request.get().isOpen) openSignIn();
      const decide = () => {
        const { isRegistered } = visitor.state.get();
        if (!isRegistered && signIn.request.get().isOpen) return;
        giveUp.current();
        if (isRegistered) act();
      };
      const leaves = [visitor.state.subscribe(decide), signIn.request.subscribe(decide)];
      giveUp.current = () => leaves.splice(0).forEach((leave) => leave());
    },
    [openSignIn, signIn, visitor],
  );
}
