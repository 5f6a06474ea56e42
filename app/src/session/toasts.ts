import type { ToastMessage, ToastValue } from '@fabula/ui';

import { createStore, type Store } from './store';

/** The short messages that stand, and how they come and go. */
export interface Toasts {
  readonly list: Store<{ readonly toasts: readonly ToastValue[] }>;
  readonly show: (message: ToastMessage) => void;
  readonly close: (id: string) => void;
  /** Takes all of them away: what they said is over. */
  readonly clear: () => void;
}

/** Makes an empty {@link Toasts}. */
export function createToasts(): Toasts {
  const list = createStore<{ toasts: readonly ToastValue[] }>({ toasts: [] });
  let count = 0;
  return {
    list,
    show: (message) => {
      count += 1;
      list.set({ toasts: [...list.get().toasts, { ...message, id: `toast-${count}` }] });
    },
    close: (id) => list.set({ toasts: list.get().toasts.filter((toast) => toast.id !== id) }),
    clear: () => list.set({ toasts: [] }),
  };
}
