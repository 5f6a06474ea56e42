import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { StoryRunner, type RunnerThread } from './story-runner';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Threads as a runner opens them, which answer as they are told to. */
function threads(answer: (call: unknown) => unknown) {
  const opened: { readonly calls: unknown[]; isStopped: boolean }[] = [];
  const open = (): RunnerThread => {
    const heard = new EventTarget();
    const thread: (typeof opened)[number] = { calls: [], isStopped: false };
    opened.push(thread);
    return {
      addEventListener: heard.addEventListener.bind(heard),
      postMessage: (call: unknown) => {
        thread.calls.push(call);
        const data = answer(call);
        if (data !== undefined) heard.dispatchEvent(new MessageEvent('message', { data }));
      },
      terminate: () => {
        thread.isStopped = true;
      },
    };
  };
  return { open, opened };
}

const begin = { kind: 'begin', seed: 1, roleId: null } as const;

test('the story goes to a thread once, with the first act', async () => {
  const { open, opened } = threads(() => ({ turn: 'a round' }));
  const runner = new StoryRunner('the program', open);
  await expect(runner.run(begin)).resolves.toBe('a round');
  await runner.run(begin);
  expect(opened.map(({ calls }) => calls)).toEqual([[{ act: begin, program: 'the program' }, { act: begin }]]);
});

test('a round that takes longer than five seconds is stopped, and the next one has a thread of its own', async () => {
  let isStuck = true;
  const { open, opened } = threads(() => (isStuck ? undefined : { turn: 'a round' }));
  const runner = new StoryRunner('the program', open);
  const failure = runner.run(begin).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(opened[0]?.isStopped).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(failure).resolves.toMatchObject({ reason: 'too-slow' });
  expect(opened[0]?.isStopped).toBe(true);

  isStuck = false;
  await expect(runner.run(begin)).resolves.toBe('a round');
  expect(opened[1]?.calls).toEqual([{ act: begin, program: 'the program' }]);
});

test('a story that breaks off says so', async () => {
  const { open } = threads(() => ({ failure: 'ran out of content' }));
  await expect(new StoryRunner('the program', open).run(begin)).rejects.toMatchObject({ reason: 'failed' });
});
