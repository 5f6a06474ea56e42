import { useCallback, useRef } from 'react';

import { useOpenSignIn } from '../session/sign-in/door/use-open-sign-in';
import { useApp } from '../context/use-app';

/** Runs an act at once for members and after signing in for guests; the component may remount meanwhile. */
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
