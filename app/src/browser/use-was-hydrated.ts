import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this component took over what the server had drawn, rather than being drawn here first. The answer stays for
 * the component's life, so that nothing is drawn again for it.
 */
export function useWasHydrated(): boolean {
  const [first] = useState({ fromServer: false });
  return useSyncExternalStore(
    neverChanges,
    () => first.fromServer,
    () => {
      first.fromServer = true;
      return true;
    },
  );
}
