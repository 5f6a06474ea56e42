import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { seededRandom } from '../../server/src/prompt/seeded-random.ts';
import { call, each, gift, meet, price, read, speak, startTalking, type Speaker } from './conversing.ts';

const visitors = 100;
const atOnce = 10;
/** About as long as the longest reply: at the end of it replies are everywhere between their first and last word. */
const talkingMs = 3_000;
/** A lease, the time between two looks for jobs that were left behind, and a busy machine. */
const recoveredWithinMs = 60_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

test('a server killed at a hundred offsets of replies loses no words, doubles none, ends every turn and charges none twice', async () => {
  const server = await startTalking({ DATA_DIR: dataDir });
  const speakers: Speaker[] = [];
  await each(
    Array.from({ length: visitors }, (_, number) => number),
    atOnce,
    async (number) => {
      speakers.push(await meet(server.origin, number));
    },
  );
  const random = seededRandom('killed at these offsets');
  const acknowledged = new Set<Speaker>();
  const speaking = speakers.map(async (speaker) => {
    await delay(random() * talkingMs);
    await speak(server.origin, speaker).then(
      () => acknowledged.add(speaker),
      () => undefined,
    );
  });
  await delay(talkingMs);
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
  await Promise.all(speaking);
  expect(acknowledged.size).toBeGreaterThan(visitors / 4);

  const survivor = await startTalking({ DATA_DIR: dataDir });
  const { origin } = survivor;
  try {
    // Every client repeats its call, as the page does after a lost answer: the key makes it the same call.
    await each(speakers, atOnce, async (speaker) => void (await speak(origin, speaker)));
    const underWay = async () => {
      const chats = await Promise.all(speakers.map((speaker) => read(origin, speaker)));
      return chats.filter(({ messages }) => messages.items.at(-1)?.status === 'streaming').length;
    };
    await expect.poll(underWay, { interval: 1_000, timeout: recoveredWithinMs }).toBe(0);

    const outcomes = new Set<string>();
    await each(speakers, atOnce, async (speaker) => {
      const { messages, quote } = await read(origin, speaker);
      const [, words, reply] = messages.items;
      outcomes.add(reply?.status ?? '');
      const points = reply?.status === 'complete' ? price : 0;
      expect(messages.items).toHaveLength(3);
      expect(words).toMatchObject({ role: 'visitor', text: speaker.text, status: 'complete' });
      expect(reply).toMatchObject({ failure: points === 0 ? 'interrupted' : null, charge: { points } });
      expect(quote.balance).toBe(gift - points);
    });
    expect([...outcomes].toSorted()).toEqual(['complete', 'failed']);

    const [first] = speakers;
    if (first === undefined) throw new Error('There is no first message');
    await call(origin, first.session, `/chats/${first.chatId}/messages`, { json: { text: 'Go on.' } });
    const isAnswered = async () => (await read(origin, first)).messages.items.at(-1)?.status;
    await expect.poll(isAnswered, { interval: 200, timeout: 20_000 }).toBe('complete');
  } finally {
    await survivor.stop();
  }
});
