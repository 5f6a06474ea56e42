/** How browsers name the end of an animation that was overtaken, or that was never visible (CSS View Transitions 1, §4). */
const names: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError', 'TimeoutError']);

export const isSkippedTransition = (reason: unknown): boolean =>
  reason instanceof DOMException && names.has(reason.name) && /transition/i.test(reason.message);

/** Keeps skipped page animations out of error reports: the router leaves their promises unhandled. */
export function silenceTransitions(target: Window): void {
  target.addEventListener('unhandledrejection', (event) => {
    if (isSkippedTransition(event.reason)) event.preventDefault();
  });
}
