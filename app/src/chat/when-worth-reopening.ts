/** A page out of sight for longer than this may have lost its connections without being told, in milliseconds. */
const asleepMs = 20_000;

/**
 * Calls when a stream that looks alive had better be opened anew: the machine is back online, or the page is in sight
 * again after a while, as on a phone that was asleep.
 *
 * @returns ends the calls
 */
export function whenWorthReopening(reopen: () => void): () => void {
  let hiddenAt: number | undefined;
  const seen = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt !== undefined && Date.now() - hiddenAt > asleepMs) reopen();
  };
  window.addEventListener('online', reopen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', reopen);
    document.removeEventListener('visibilitychange', seen);
  };
}
