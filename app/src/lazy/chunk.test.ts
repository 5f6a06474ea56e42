import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ChunkLoadError, loadChunk, loadChunkBeside } from './chunk';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part that comes is given on', async () => {
  await expect(loadChunk(() => Promise.resolve('part'))).resolves.toBe('part');
});

test('a part that fails to come is a ChunkLoadError with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toEqual(
    expect.objectContaining({ name: 'ChunkLoadError', cause }),
  );
});

test('a part that takes longer than 120 seconds is a ChunkLoadError', async () => {
  const failed = vi.fn();
  const loading = loadChunk(() => new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

describe('a part beside the page', () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('that fails offline comes once the browser is online', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(cause).mockResolvedValueOnce('part');
    const loading = loadChunkBeside(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    await expect(loading).resolves.toBe('part');
  });

  test('comes although the network answers only seconds after the browser said that it is online', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(cause)
      .mockRejectedValueOnce(cause)
      .mockRejectedValueOnce(cause)
      .mockResolvedValueOnce('part');
    const loading = loadChunkBeside(load);
    await vi.runAllTimersAsync();
    await expect(loading).resolves.toBe('part');
  });

  test('that does not come in the end is a ChunkLoadError', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(cause);
    const failed = vi.fn();
    const loading = loadChunkBeside(load).catch(failed);
    await vi.runAllTimersAsync();
    await loading;
    expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
    expect(load).toHaveBeenCalledTimes(4);
  });
});
