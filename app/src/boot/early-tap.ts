type Tapped = Pick<HTMLElement, 'isConnected' | 'click'>;

declare global {
  interface Window {
    /** The button that was pressed last before the page could answer: the document's first scripts keep it. */
    earlyTap?: Tapped | undefined;
    stopEarlyTaps?: (() => void) | undefined;
  }
}

export type TapKeeper = Pick<Window, 'earlyTap' | 'stopEarlyTaps'>;

/** Stops recording early taps; the result presses the recorded button once, if it is still in the page. */
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
