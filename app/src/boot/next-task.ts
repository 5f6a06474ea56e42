/**
 * Continues in a new task, so that the browser answers taps and draws frames in between. Without a scheduler (Safari) it
 * uses a timer.
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
