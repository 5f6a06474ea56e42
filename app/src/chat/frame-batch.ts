/** How long what has arrived waits while nobody looks, in milliseconds: a hidden page draws no frames. */
const hiddenDelayMs = 250;

/**
 * Gathers what arrives until the next frame, so that many words at once are drawn once.
 *
 * @param flush is given what has gathered, in order
 */
export function createFrameBatch<Item>(flush: (items: readonly Item[]) => void) {
  let gathered: Item[] = [];
  let cancel: (() => void) | undefined;
  const hand = () => {
    cancel = undefined;
    const items = gathered;
    gathered = [];
    flush(items);
  };
  const plan = () => {
    if (document.visibilityState === 'visible') {
      const frame = requestAnimationFrame(hand);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(hand, hiddenDelayMs);
    return () => clearTimeout(timer);
  };
  return {
    add: (item: Item) => {
      gathered.push(item);
      cancel ??= plan();
    },
    /** Hands over what has gathered at once. */
    flush: () => {
      cancel?.();
      if (gathered.length > 0) hand();
    },
    /** Drops what has gathered. */
    drop: () => {
      cancel?.();
      cancel = undefined;
      gathered = [];
    },
  };
}
