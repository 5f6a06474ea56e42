import { createContext, type RefCallback } from 'react';

export interface NoticePlaces {
  readonly subscribe: (onChange: () => void) => () => void;
  /** The place inside the topmost dialog; undefined while no dialog is open. */
  readonly top: () => HTMLElement | undefined;
  /** The ref of a dialog's place, which is known while it is mounted. */
  readonly add: RefCallback<HTMLElement>;
}

/** Makes an empty {@link NoticePlaces}. */
export function createNoticePlaces(): NoticePlaces {
  let places: readonly HTMLElement[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly HTMLElement[]) => {
    places = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    top: () => places.at(-1),
    add: (place) => {
      if (place === null) return undefined;
      set([...places, place]);
      return () => set(places.filter((other) => other !== place));
    },
  };
}

/** Where notices and dialogs meet; the default serves what is drawn without a `UiProvider`. */
export const NoticePlacesContext = createContext<NoticePlaces>(createNoticePlaces());
