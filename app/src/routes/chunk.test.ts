import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ChunkLoadError, chunkTimeoutMs, loadChunk } from './chunk';

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
  const loading = expect(loadChunk(() => new Promise(() => undefined))).rejects.toThrow(ChunkLoadError);
  expect(chunkTimeoutMs).toBe(120_000);
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs);
  await loading;
});
