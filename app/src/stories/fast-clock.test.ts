import { configure, streamChatEvents } from '@fabula/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fastClock } from './fast-clock';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  configure({ baseUrl: '/api' });
});

test('the SDK waits a tenth of the time between attempts', async () => {
  const woken = vi.fn<() => void>();
  const sleeping = fastClock.sleep(5_000).then(woken);
  await vi.advanceTimersByTimeAsync(500);
  expect(woken).toHaveBeenCalledOnce();
  await sleeping;
});

test('an event stream that has not been answered for 40 s does not count as lost', async () => {
  configure({ baseUrl: 'http://server.test/api', clock: fastClock, fetch: () => new Promise(() => undefined) });
  const onLost = vi.fn<() => void>();
  const failed = vi.fn<() => void>();
  void streamChatEvents('cht-1', { onLost }).next().catch(failed);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(onLost).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});
