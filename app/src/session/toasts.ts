import { isValidElement } from 'react';

import type { ToastMessage, ToastValue } from '@fabula/ui';

import { createStore, type Store } from '../data/store';

export interface Toasts {
  readonly list: Store<{ readonly toasts: readonly ToastValue[] }>;
  /** Shows a message in place of those that say the same, or that it answers (`topic`). */
  readonly show: (message: ToastMessage) => void;
  readonly close: (id: string) => void;
  /** Takes all of them away: what they said is over. */
  readonly clear: () => void;
}

/** What a message and its repetitions have in common: its topic, else the id of its text. */
function subjectOf({ topic, message }: ToastMessage): unknown {
  if (topic !== undefined) return topic;
  return isValidElement<{ readonly id?: unknown }>(message) ? message.props.id : undefined;
}

/** Makes an empty {@link Toasts}. */
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
