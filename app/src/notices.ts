/** What the product tells a visitor in passing (Specification §8). */
export type Notice =
  | { readonly kind: 'insufficient-points' }
  | { readonly kind: 'bonus-claimed'; readonly points: number }
  | { readonly kind: 'bonus-already-claimed' }
  | { readonly kind: 'bonus-failed' };

/** Carries notices from wherever they arise to the place that shows them, which is loaded when the first one comes. */
export interface Notices {
  show(notice: Notice): void;
  /** Hands every notice to the listener, those that came before it first; one listener at a time. */
  listen(listener: (notice: Notice) => void): () => void;
  /** Whether a notice waits for a listener, and changes of that. */
  readonly isWaiting: () => boolean;
  subscribe(changed: () => void): () => void;
}

/** Makes a {@link Notices}. */
export function createNotices(): Notices {
  const waiting: Notice[] = [];
  const watchers = new Set<() => void>();
  let listener: ((notice: Notice) => void) | undefined;
  const changed = () => {
    for (const watcher of watchers) watcher();
  };
  return {
    show: (notice) => {
      if (listener !== undefined) return listener(notice);
      waiting.push(notice);
      changed();
    },
    listen: (next) => {
      listener = next;
      for (const notice of waiting.splice(0)) next(notice);
      return () => {
        if (listener === next) listener = undefined;
      };
    },
    isWaiting: () => waiting.length > 0,
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}
