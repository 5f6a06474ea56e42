import { afterAll, expect, it } from 'vitest';
import type * as tasks from '../testing/parsing-tasks.ts';
import { Parsers } from './parsers.ts';
import type { TaskModule } from './task.ts';

const module: TaskModule<typeof tasks> = { url: new URL('../testing/parsing-tasks.ts', import.meta.url) };
const parsers = new Parsers(1);
const call = { queueKey: 'a guest' };
const twice = () => parsers.run(module, 'double', { text: 'ab' }, { queueKey: 'another' });

afterAll(() => parsers[Symbol.asyncDispose]());

it('gives what another process has read', async () => {
  await expect(twice()).resolves.toEqual(new Map([['ab', 'abab']]));
});

it('passes on a typed refusal, and no details of other failures', async () => {
  const refusal = { name: 'AppError', reason: 'VALIDATION_FAILED', message: 'The file is damaged', field: 'content' };
  await expect(parsers.run(module, 'refuse', {}, call)).rejects.toMatchObject(refusal);
  await expect(parsers.run(module, 'fail', {}, call)).rejects.not.toHaveProperty('reason');
});

it('gives up a file that takes too long or too much, and reads the next one', async () => {
  const tooMuch = (message: string) => ({ reason: 'PAYLOAD_TOO_LARGE', message });
  const spinning = parsers.run(module, 'spin', {}, { ...call, ms: 300 });
  const next = twice();
  await expect(spinning).rejects.toMatchObject(tooMuch('The file takes too long to read'));
  await expect(next).resolves.toEqual(new Map([['ab', 'abab']]));
  // On a busy machine, memory runs out first.
  await expect(parsers.run(module, 'hoard', {}, { ...call, ms: 60_000 })).rejects.toMatchObject(
    tooMuch('The file takes too much memory'),
  );
  await expect(twice()).resolves.toEqual(new Map([['ab', 'abab']]));
}, 90_000);

it('asks a caller with too many files to retry, while others are served', async () => {
  const spins = Array.from({ length: 6 }, () => parsers.run(module, 'spin', {}, { ...call, ms: 100 }));
  const outcomes = Promise.allSettled(spins);
  await expect(twice()).resolves.toEqual(new Map([['ab', 'abab']]));
  const reasons = (await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.reason);
  expect(reasons.filter((reason) => reason === 'UNAVAILABLE')).toHaveLength(1);
  expect(reasons.filter((reason) => reason === 'PAYLOAD_TOO_LARGE')).toHaveLength(5);
});
