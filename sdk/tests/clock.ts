/** Waiting takes no time, except for the silence after which a stream counts as broken: that never comes. */
export const clock = {
  now: () => Date.now(),
  sleep: (ms: number, signal?: AbortSignal | null) =>
    new Promise<void>((resolve, reject) => {
      if (ms < 45_000) resolve();
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
};
