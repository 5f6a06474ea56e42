import { useCallback, useState } from 'react';

import { pageKeys } from '../../session/storage-keys';
import { useApp } from '../../context/use-app';

/** Hosts that only who sits at the machine of the server reaches. */
const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether to explain how to connect a language model: on a loopback address only, until it is closed. */
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
