/** How long a part of the app may take to load, in milliseconds (Product §9.1). */
const chunkTimeoutMs = 120_000;

/** A part of the app could not be fetched: the network failed, took too long, or a newer release has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/**
 * Imports a part of the app.
 *
 * @throws ChunkLoadError when it cannot be fetched within 120 seconds (Product §8.6)
 */
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

/**
 * Imports a part that appears beside the page without being asked for. One that fails is imported once more, as soon as
 * the browser is online: no reader is there to press "Try again".
 *
 * @throws ChunkLoadError when it fails again
 */
export async function loadChunkBeside<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await loadChunk(load);
  } catch (cause) {
    console.warn('A part beside the page is loaded once more', cause);
    await untilOnline();
    return loadChunk(load);
  }
}
