import { useSyncExternalStore } from 'react';

import type { ToastValue } from '@fabula/ui';

import { useApp } from '../../context/use-app';

const none: readonly ToastValue[] = [];

/** The short messages that stand; none while hydrating. */
export function useToasts(): readonly ToastValue[] {
  const { list } = useApp().toasts;
  return useSyncExternalStore(
    list.subscribe,
    () => list.get().toasts,
    () => none,
  );
}
