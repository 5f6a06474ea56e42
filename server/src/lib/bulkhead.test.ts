import { expect, it } from 'vitest';

import { Bulkhead } from './bulkhead.ts';

const BUSY = expect.objectContaining({ reason: 'UNAVAILABLE', message: 'Busy', headers: { 'retry-after': '2' } });

it('serves callers in turn, however much one of them asks for', async () => {
  const bulkhead = new Bulkhead({ atOnce: 1, waiting: 8, message: 'Busy' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  const ask = (caller: string) => bulkhead.run(async () => void done.push(caller), caller);
  const asked = [bulkhead.run(() => promise, 'first'), ...['a', 'a', 'a', 'b', 'c', 'b'].map(ask)];
  resolve();
  await Promise.all(asked);
  expect(done).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

it("rejects work beyond the queue, and beyond one caller's share of it", async () => {
  const bulkhead = new Bulkhead({ atOnce: 1, waiting: 3, waitingPerCaller: 2, message: 'Busy' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const ask = (caller: string) => bulkhead.run(() => promise, caller);
  const asked = ['a', 'a', 'a'].map(ask);
  await expect(ask('a')).rejects.toEqual(BUSY);
  asked.push(ask('b'));
  await expect(ask('c')).rejects.toEqual(BUSY);
  resolve();
  await Promise.all(asked);
  await expect(ask('a')).resolves.toBeUndefined();
});

it('gives the place of failed work to the next', async () => {
  const bulkhead = new Bulkhead({ atOnce: 1, waiting: 1, message: 'Busy' });
  const failed = bulkhead.run(() => Promise.reject(new Error('broken')));
  const next = bulkhead.run(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
