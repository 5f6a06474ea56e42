import { useCallback, useState } from 'react';

import { pageKeys } from '../../session/storage-keys';
import { useApp } from '../../context/use-app';

/** Hosts that only who sits at the machine of the server reaches. */
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Whether to say how a language model is connected: to who runs the server on their own machine, until they close it
 * for good.
 */
export function useEngineHint(isOffline: boolean) {
  const { storage } = useApp().visitor;
  // No server draws a conversation: there is a window.
  const [isLocal, setLocal] = useState(
    () => loopback.test(window.location.hostname) && storage.getItem(pageKeys.engineHint) !== 'closed',
  );
  const dismiss = useCallback(() => {
    storage.setItem(pageKeys.engineHint, 'closed');
    setLocal(false);
  }, [storage]);
  return { isDue: isOffline && isLocal, dismiss };
}
