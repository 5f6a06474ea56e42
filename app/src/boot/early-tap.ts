type Tapped = Pick<HTMLElement, 'isConnected' | 'click'>;

declare global {
  interface Window {
    /** The button that was pressed last before the page could answer: the document's first scripts keep it. */
    earlyTap?: Tapped | undefined;
    /** Ends that: from here on the page answers by itself. */
    stopEarlyTaps?: (() => void) | undefined;
  }
}

export type TapKeeper = Pick<Window, 'earlyTap' | 'stopEarlyTaps'>;

/**
 * Ends the keeping of taps, when React begins to listen: it waits with a tap by itself until what it is for is taken over.
 *
 * @returns presses the button that was pressed before, if there is one and it is still in the page; once
 */
export function takeEarlyTap(target: TapKeeper): () => void {
  const { earlyTap } = target;
  target.stopEarlyTaps?.();
  delete target.earlyTap;
  delete target.stopEarlyTaps;
  let tapped = earlyTap;
  return () => {
    if (tapped?.isConnected) tapped.click();
    tapped = undefined;
  };
}
