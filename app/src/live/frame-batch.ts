/** How long items wait in a hidden page, which draws no frames, in milliseconds. */
const hiddenDelayMs = 250;

/** Calls at the next frame, or a little later in a hidden page; the function it returns cancels the call. */
const plan = (call: () => void): (() => void) => {
  if (document.visibilityState === 'visible') {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  }
  const timer = setTimeout(call, hiddenDelayMs);
  return () => clearTimeout(timer);
};

/** Flushes at the next frame what arrives after a pause, and batches what follows, in order. */
export function createFrameBatch<Item>(flush: (items: readonly Item[]) => void) {
  let gathered: Item[] = [];
  let cancel: (() => void) | undefined;
  const hand = () => {
    cancel = undefined;
    if (gathered.length === 0) return;
    const items = gathered;
    gathered = [];
    cancel = plan(hand);
    flush(items);
  };
  return {
    add: (item: Item) => {
      gathered.push(item);
      if (cancel === undefined) hand();
    },
    flush: () => {
      cancel?.();
      hand();
    },
    drop: () => {
      cancel?.();
      cancel = undefined;
      gathered = [];
    },
  };
}
