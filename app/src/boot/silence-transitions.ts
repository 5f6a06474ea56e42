/** How browsers name the end of an animation that was overtaken, or that was never visible (CSS View Transitions 1, §4). */
const names: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError', 'TimeoutError']);

/** Whether a failure only says that a page change was not animated. */
export const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && names.has(reason.name) && /transition/i.test(reason.message);

/**
 * Keeps page changes that were not animated out of the page's error reports: the router leaves their promises alone, and
 * a reader who goes back before the animation has ended has met no failure.
 */
export function silenceTransitions(target: Window): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
  });
}
