import { expect, test } from 'vitest';

import { startPostgres } from '../../server/src/testing/databases/postgres.ts';
import { each, gift, meet, price, read, speak, startTalking, type Speaker } from './conversing.ts';

const visitors = 20;
const atOnce = 5;
const saidWithinMs = 4_000;
/** Readiness is looked at once a second at most, and a server that is away takes its time to be found away. */
const unreadyWithinMs = 1_000 + saidWithinMs;
const backWithinMs = 5_000;
/** A lease, the time between two looks for jobs that were left behind, and a busy machine. */
const recoveredWithinMs = 60_000;

test('a server whose database is shut down says so within seconds, and recovers with it', async () => {
  const postgres = await startPostgres();
  const server = await startTalking({ DATABASE_URL: postgres.url });
  const { origin } = server;
  try {
    const speakers: Speaker[] = [];
    await each(
      Array.from({ length: visitors }, (_, number) => number),
      atOnce,
      async (number) => void speakers.push(await meet(origin, number)),
    );
    await each(speakers, atOnce, async (speaker) => void (await speak(origin, speaker)));
    await postgres.halt();

    const statusOf = async (where: string) => (await fetch(`${origin}/api${where}`)).status;
    expect(await statusOf('/healthz')).toBe(200);
    await expect.poll(() => statusOf('/readyz'), { interval: 100, timeout: unreadyWithinMs }).toBe(503);
    await each(speakers, visitors, async ({ chatId, session }) => {
      const began = performance.now();
      const answer = await fetch(`${origin}/api/chats/${chatId}`, { headers: session });
      expect(performance.now() - began).toBeLessThan(saidWithinMs);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(await answer.json()).toMatchObject({ reason: 'UNAVAILABLE', data: null });
    });

    await postgres.resume();
    await expect.poll(() => statusOf('/readyz'), { interval: 100, timeout: backWithinMs }).toBe(200);
    const underWay = async () => {
      const chats = await Promise.all(speakers.map((speaker) => read(origin, speaker)));
      return chats.filter(({ messages }) => messages.items.at(-1)?.status === 'streaming').length;
    };
    await expect.poll(underWay, { interval: 500, timeout: recoveredWithinMs }).toBe(0);
    await each(speakers, atOnce, async (speaker) => {
      // Said again under the same key it is the same act: nothing was lost, and nothing is paid twice.
      await speak(origin, speaker);
      const { messages, quote } = await read(origin, speaker);
      const [, words, reply, ...rest] = messages.items;
      const points = reply?.status === 'complete' ? price : 0;
      expect(words).toMatchObject({ role: 'visitor', text: speaker.text, status: 'complete' });
      expect({ charge: reply?.charge?.points, balance: quote.balance, rest }).toEqual({
        charge: points,
        balance: gift - points,
        rest: [],
      });
    });
  } finally {
    await server.stop();
    await postgres.stop();
  }
});
