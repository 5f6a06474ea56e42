/** Waits `ms` milliseconds, or until the browser is back online, the page is visible again or the signal aborts. */
export async function waitForRetry(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wake = () => resolve();
  const wakeIfVisible = () => {
    if (document.visibilityState === 'visible') resolve();
  };
  const timer = setTimeout(wake, ms);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeIfVisible);
  signal.addEventListener('abort', wake, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeIfVisible);
    signal.removeEventListener('abort', wake);
  }
}
