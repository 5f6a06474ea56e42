import { ApiError } from '@fabula/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { waitBriefly, waitForAll } from './loader-policy';

const failure = (status: number, field?: string) =>
  new ApiError({
    status,
    code: status,
    message: 'No',
    reason: undefined,
    field,
    requestId: undefined,
    headers: new Headers(),
    declared: true,
  });

const notFound = expect.objectContaining({ init: expect.objectContaining({ status: 404 }) });

const gone = expect.objectContaining({ init: expect.objectContaining({ status: 410 }) });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page opens immediately when its data is already there', async () => {
  await expect(waitBriefly(300)(Promise.resolve())).resolves.toBeUndefined();
});

test('a page opens without its data after a moment', async () => {
  const opened = vi.fn();
  const opening = waitBriefly(300)(new Promise(() => undefined)).then(opened);
  await vi.advanceTimersByTimeAsync(299);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await opening;
  expect(opened).toHaveBeenCalled();
});

test('a page opens to its error state when its data failed', async () => {
  await expect(waitBriefly(300)(Promise.reject(failure(500)))).resolves.toBeUndefined();
});

test('what does not exist is "not found", in the browser and on the server', async () => {
  await expect(waitBriefly(300)(Promise.reject(failure(404)))).rejects.toEqual(notFound);
  await expect(waitForAll(Promise.reject(failure(404)))).rejects.toEqual(notFound);
});

test('an address with a malformed id is "not found"', async () => {
  await expect(waitForAll(Promise.reject(failure(400, 'characterId')))).rejects.toEqual(notFound);
});

test('the server raises every failure', async () => {
  const cause = failure(503);
  await expect(waitForAll(Promise.reject(cause))).rejects.toBe(cause);
});

test('a revoked page is raised as gone, on the server and in the browser', async () => {
  await expect(waitForAll(Promise.reject(failure(410)))).rejects.toEqual(gone);
  await expect(waitBriefly(300)(Promise.reject(failure(410)))).rejects.toEqual(gone);
});
