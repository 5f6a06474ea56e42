import { isValidElement } from 'react';

import type { ToastMessage, ToastValue } from '@fabula/ui';

import { createStore, type Store } from '../data/store';

export interface Toasts {
  readonly list: Store<{ readonly toasts: readonly ToastValue[] }>;
  readonly show: (message: ToastMessage) => void;
  readonly close: (id: string) => void;
  readonly clear: () => void;
}

/** Repetitions share a topic, else the id of their text. */
function subjectOf({ topic, message }: ToastMessage): unknown {
  if (topic !== undefined) return topic;
  return isValidElement<{ readonly id?: unknown }>(message) ? message.props.id : undefined;
}

export function createToasts(): Toasts {
  const list = createStore<{ toasts: readonly ToastValue[] }>({ toasts: [] });
  let count = 0;
  return {
    list,
    show: (message) => {
      count += 1;
      const subject = subjectOf(message);
      const others = list.get().toasts.filter((toast) => subject === undefined || subjectOf(toast) !== subject);
      list.set({ toasts: [...others, { ...message, id: `toast-${count}` }] });
    },
    close: (id) => list.set({ toasts: list.get().toasts.filter((toast) => toast.id !== id) }),
    clear: () => list.set({ toasts: [] }),
  };
}
