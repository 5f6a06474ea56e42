/** Continues in a new task, so that the browser handles taps and frames in between; Safari has a timer only. */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
