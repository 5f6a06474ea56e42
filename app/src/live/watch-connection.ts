/** A page hidden for longer than this may have lost its connections without notice, in milliseconds. */
const hiddenLimitMs = 20_000;

/** Calls `replace` when a connection may have died: back online, or visible after a while. Returns unsubscribe. */
export function watchConnection(replace: () => void): () => void {
  let hiddenAt: number | undefined;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt !== undefined && Date.now() - hiddenAt > hiddenLimitMs) replace();
  };
  window.addEventListener('online', replace);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', replace);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
