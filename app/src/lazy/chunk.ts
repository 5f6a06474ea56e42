/** How long a part of the app may take to load, in milliseconds (Product §9.1). */
const chunkTimeoutMs = 120_000;

/** A chunk could not be fetched: no network, a timeout, or a newer release. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Imports a chunk; throws ChunkLoadError after 120 seconds (Product §8.6). */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ChunkLoadError('Loading a part of the app took too long')), chunkTimeoutMs);
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('A part of the app did not load', { cause });
  } finally {
    clearTimeout(timer);
  }
}

const untilOnline = () =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

/** Waits before the retries, in milliseconds: a browser says that it is online before its network answers. */
const retryWaitsMs = [0, 1_000, 4_000];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Imports a chunk without a request of the reader. A failure is retried three times, each time once the browser is online.
 * Throws ChunkLoadError.
 */
export async function loadChunkBeside<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const waitMs of retryWaitsMs) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt follows the failure of the one before
      return await loadChunk(load);
    } catch (cause) {
      console.warn('A part beside the page is loaded once more', cause);
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await untilOnline();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(waitMs);
  }
  return loadChunk(load);
}
