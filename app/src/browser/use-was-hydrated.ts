import { useRef, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this component took over what the server had drawn, rather than being drawn here first. The answer stays for
 * the component's life, so that nothing is drawn again for it.
 */
export function useWasHydrated(): boolean {
  const fromServer = useRef(false);
  return useSyncExternalStore(
    neverChanges,
    () => fromServer.current,
    () => {
      fromServer.current = true;
      return true;
    },
  );
}
