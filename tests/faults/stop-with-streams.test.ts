import { once } from 'node:events';

import { expect, test } from 'vitest';

import { each, meet, speak, startTalking, type Speaker } from './conversing.ts';

const streams = 100;
const atOnce = 20;
const lastWordWithinMs = 10_000;

test('a server that is asked to stop tells all of a hundred readers so, accepts no new ones and ends in good order', async () => {
  await using server = await startTalking();
  const speakers: Speaker[] = [];
  await each(
    Array.from({ length: streams }, (_, number) => number),
    atOnce,
    async (number) => {
      speakers.push(await meet(server.origin, number));
    },
  );
  const responses = await Promise.all(
    speakers.map(({ chatId, session }) => fetch(`${server.origin}/api/chats/${chatId}/events`, { headers: session })),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const heard = responses.map((response) => response.text());
  // Half of them in the middle of a reply.
  await each(speakers.slice(0, streams / 2), atOnce, async (speaker) => void (await speak(server.origin, speaker)));

  const asked = performance.now();
  server.process.kill('SIGTERM');
  const exited = once(server.process, 'exit');
  const texts = await Promise.all(heard);
  expect(performance.now() - asked).toBeLessThan(lastWordWithinMs);
  for (const text of texts) expect(text).toMatch(/data: \{"kind":"closing"\}\n\n$/);
  expect(await exited).toEqual([0, null]);
  await expect(fetch(`${server.origin}/api/healthz`)).rejects.toThrow();
});
