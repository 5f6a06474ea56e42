import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { noisePicture } from '../../server/src/testing/files/noise-picture.ts';
import { each, gift, meet, price, read, speak, startTalking, type Speaker } from './conversing.ts';

const visitors = 20;
const atOnce = 5;
/** A lease, the time between two looks for jobs that were left behind, and a busy machine. */
const recoveredWithinMs = 60_000;

/** A disk of its own in memory, which Linux lets everybody have who sees it alone; then the server takes over. */
const onSmallDisk = ['unshare', '-Urm', 'sh', '-c', 'mount -t tmpfs -o size=96m tmpfs "$DATA_DIR" && exec "$@"', 'sh'];
const [program = '', ...args] = onSmallDisk;
const hasSmallDisks =
  spawnSync(program, [...args, 'true'], { env: { ...process.env, DATA_DIR: tmpdir() } }).status === 0;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

/** Takes all the room that is left; what comes back gives it free again. */
async function fill(place: string): Promise<() => Promise<void>> {
  const file = await open(place, 'w');
  const fillBy = async (size: number) => {
    for (;;) await file.write(Buffer.alloc(size));
  };
  for (const size of [1 << 20, 1 << 12, 1]) await expect(fillBy(size)).rejects.toMatchObject({ code: 'ENOSPC' });
  await file.close();
  return () => rm(place);
}

async function ask(origin: string, { session }: Speaker, where: string, body: object, key: string) {
  const headers = { ...session, 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await fetch(`${origin}/api${where}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const { reason } = (await answer.json()) as { reason?: string };
  return { status: answer.status, reason, retryAfter: answer.headers.get('retry-after') };
}

const TAKEN = { status: 200, reason: undefined, retryAfter: null };
const NO_ROOM = { status: 503, reason: 'UNAVAILABLE', retryAfter: expect.stringMatching(/^\d+$/) };

test.runIf(hasSmallDisks)(
  'a server whose disk is full says so, can be read, loses nothing that it has answered, and recovers once there is room',
  async () => {
    await using server = await startTalking({ DATA_DIR: dataDir }, onSmallDisk);
    const { origin } = server;
    const speakers: Speaker[] = [];
    await each(
      Array.from({ length: visitors }, (_, number) => number),
      atOnce,
      async (number) => void speakers.push(await meet(origin, number)),
    );
    // A picture of noise: whatever room a database still has inside of its file, there is none for this.
    const noise = await noisePicture(600);
    const picture = { content: noise.toString('base64'), alt: 'Noise' };

    await each(speakers, atOnce, async (speaker) => void (await speak(origin, speaker)));
    const free = await fill(`/proc/${server.process.pid}/root${dataDir}/filler`);
    const further = new Set<Speaker>();
    await each(speakers, atOnce, async (speaker) => {
      expect(await ask(origin, speaker, '/images', picture, `${speaker.key}-picture`)).toEqual(NO_ROOM);
      const words = { text: `${speaker.text} and more` };
      const said = await ask(origin, speaker, `/chats/${speaker.chatId}/messages`, words, `${speaker.key}-more`);
      // A reply that could not be brought to its end while the disk is full is still under way.
      expect([TAKEN, NO_ROOM, { status: 409, reason: 'CONFLICT', retryAfter: null }]).toContainEqual(said);
      if (said.status === 200) further.add(speaker);
      expect((await read(origin, speaker)).messages.items[1]).toMatchObject({ text: speaker.text });
    });
    expect(await fetch(`${origin}/api/healthz`)).toMatchObject({ status: 200 });
    expect(await fetch(`${origin}/api/readyz`)).toMatchObject({ status: 503 });

    await free();
    await expect.poll(async () => (await fetch(`${origin}/api/readyz`)).status, { timeout: 10_000 }).toBe(200);
    const underWay = async () => {
      const chats = await Promise.all(speakers.map((speaker) => read(origin, speaker)));
      return chats.filter(({ messages }) => messages.items.at(-1)?.status === 'streaming').length;
    };
    await expect.poll(underWay, { interval: 1_000, timeout: recoveredWithinMs }).toBe(0);
    await each(speakers, atOnce, async (speaker) => {
      const { messages, quote } = await read(origin, speaker);
      const [, words, reply, ...rest] = messages.items;
      expect(words).toMatchObject({ role: 'visitor', text: speaker.text, status: 'complete' });
      expect(rest.map(({ text }) => text).slice(0, 1)).toEqual(
        further.has(speaker) ? [`${speaker.text} and more`] : [],
      );
      const replies = [reply, ...rest.slice(1)];
      const paid = replies.filter((one) => one?.status === 'complete').length * price;
      for (const one of replies)
        expect(one).toMatchObject({ charge: { points: one?.status === 'complete' ? price : 0 } });
      expect(quote.balance).toBe(gift - paid);
      expect(await ask(origin, speaker, '/images', picture, `${speaker.key}-picture`)).toEqual(TAKEN);
      const again = { text: `${speaker.text} and more` };
      const path = `/chats/${speaker.chatId}/messages`;
      expect(await ask(origin, speaker, path, again, `${speaker.key}-more`)).toEqual(TAKEN);
    });
  },
);
