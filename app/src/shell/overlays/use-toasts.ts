import { useSyncExternalStore } from 'react';

import type { ToastValue } from '@fabula/ui';

import { useApp } from '../../context/use-app';

const none: readonly ToastValue[] = [];

export function useToasts(): readonly ToastValue[] {
  const { list } = useApp().toasts;
  return useSyncExternalStore(
    list.subscribe,
    () => list.get().toasts,
    () => none,
  );
}
