/** A value that changes and that pages can watch: the shape `useSyncExternalStore` asks for. */
export interface Store<State extends object> {
  readonly get: () => State;
  readonly set: (patch: Partial<State>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set: (patch) => {
      const next = { ...state, ...patch };
      const changed = Object.entries(next).some(([key, value]) => !Object.is(value, Reflect.get(state, key)));
      if (!changed) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
