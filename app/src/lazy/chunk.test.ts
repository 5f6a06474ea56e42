import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ChunkLoadError, loadChunk } from './chunk';

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
