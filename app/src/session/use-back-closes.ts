import { useEffect, useEffectEvent } from 'react';

interface BackCloses {
  readonly isOpen: boolean;
  /** Whether a navigation is about to take the place of the popup's entry. */
  readonly isLeaving: () => boolean;
  readonly onBack: () => void;
}

/** Marks the history entry of a popup. The router keeps its own fields beside it. */
const mark = 'isPopup';

/** Whether the entry in view is a popup's: whatever leads elsewhere takes its place. */
export const isPopupEntry = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && Reflect.get(state, mark) === true;
};

/**
 * Gives a popup an entry in the history, at the address of the page below, so that going back closes it. Closed in another
 * way it takes its entry with it. Going forward leads to the page as it is: an entry opens nothing.
 */
export function useBackCloses({ isOpen, isLeaving, onBack }: BackCloses): void {
  const back = useEffectEvent(onBack);
  const leaves = useEffectEvent(isLeaving);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { history } = window;
    // Not by the router: nothing changes but the way back.
    if (!isPopupEntry()) history.pushState({ ...history.state, [mark]: true }, '');
    const close = () => {
      if (!isPopupEntry()) back();
    };
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      if (isPopupEntry() && !leaves()) history.back();
    };
  }, [isOpen]);
}
