/**
 * Waits, but not longer than trying again makes sense: being back online and being looked at again end the wait.
 *
 * @param ms how long, in milliseconds
 */
export async function patience(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen = () => {
    if (document.visibilityState === 'visible') resolve();
  };
  const timer = setTimeout(resolve, ms);
  window.addEventListener('online', () => resolve(), { signal });
  document.addEventListener('visibilitychange', seen);
  signal.addEventListener('abort', () => resolve(), { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  }
}
