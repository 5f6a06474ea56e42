import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { seededRandom } from '../../server/src/prompt/seeded-random.ts';
import { writtenRound } from '../../server/src/testing/peers/story-peer.ts';
import {
  openTextPeer,
  replyEvents,
  streamPeer,
  type PeerAnswer,
  type TextPeer,
} from '../../server/src/testing/peers/text-peer.ts';
import { call, each, gift, startTalking } from './conversing.ts';

const readers = 60;
const atOnce = 10;
/** Moves begin anywhere within this time. */
const movingMs = 1_000;
/** Rounds that the model brings to an end before the server is killed; over the others it falls silent. */
const finished = 25;
const price = 8;

interface Round {
  roundId: string;
  storySessionId: string;
  charge: { points: number; entryId: string } | null;
}

interface Reader {
  session: Record<string, string>;
  round: Round;
  text: string;
}

const written = replyEvents(JSON.stringify(writtenRound()));

/** A model that takes its time over every word, and does not come to the end of most rounds. */
function slowly(): PeerAnswer {
  let begun = 0;
  return async (response) => {
    begun += 1;
    const pieces = begun > finished ? written.slice(0, -begun % written.length) : written;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) {
      response.write(piece);
      await delay(Math.random() * 20);
    }
    if (pieces === written) response.end();
  };
}

let dataDir: string;
let peer: TextPeer;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  peer = await openTextPeer(slowly());
});
afterEach(async () => {
  await peer[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

const start = () =>
  startTalking({ DATA_DIR: dataDir, TEXT_ENGINE: 'openai', TEXT_BASE_URL: peer.baseUrl, TEXT_MODEL: 'small' });

async function begin(origin: string, number: number): Promise<Reader> {
  const session = await call<Record<string, string>>(origin, {}, '/registerlogin/deviceinit?deviceType=web');
  const json = { storyId: 'nine-lanterns-to-midnight' };
  const { round } = await call<{ round: Round }>(origin, session, '/story-sessions', { json });
  return { session, round, text: `I count to ${number}.` };
}

const move = (origin: string, { round: { roundId, storySessionId }, session, text }: Reader) =>
  call<Round>(origin, session, `/story-sessions/${storySessionId}/rounds`, { json: { roundId, text } });

test('a server killed while it writes sixty rounds leaves each with its charge or not at all, and the same moves succeed', async () => {
  const server = await start();
  const players: Reader[] = [];
  await each(
    Array.from({ length: readers }, (_, number) => number),
    atOnce,
    async (number) => void players.push(await begin(server.origin, number)),
  );
  const random = seededRandom('killed at these moments');
  const answered = new Map<Reader, string>();
  const moving = players.map(async (reader) => {
    await delay(random() * movingMs);
    await move(server.origin, reader).then(
      ({ roundId }) => answered.set(reader, roundId),
      () => undefined,
    );
  });
  await expect.poll(() => answered.size, { timeout: 60_000 }).toBeGreaterThan(finished / 2);
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
  await Promise.all(moving);
  expect(answered.size).toBeLessThanOrEqual(finished);

  peer.answer = streamPeer(written);
  const survivor = await start();
  try {
    // Twice at once, as an impatient reader would: a charged reader is not charged again.
    await each(players, readers, async (reader) => {
      const [round, again] = await Promise.all([move(survivor.origin, reader), move(survivor.origin, reader)]);
      expect(again.roundId).toBe(round.roundId);
      expect(round.charge?.points).toBe(price);
      expect(round.roundId).toBe(answered.get(reader) ?? round.roundId);
    });
    await each(players, atOnce, async ({ round: { storySessionId }, session }) => {
      const { items } = await call<{ items: object[] }>(
        survivor.origin,
        session,
        `/story-sessions/${storySessionId}/rounds`,
      );
      expect(items).toHaveLength(2);
      const { balance } = await call<{ balance: number }>(survivor.origin, session, '/points/ledger');
      expect(balance).toBe(gift - price);
    });
  } finally {
    await survivor.stop();
  }
});
