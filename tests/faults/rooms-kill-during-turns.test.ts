import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { startServer, type RunningServer } from '../servers/start-server.ts';

const rooms = 30;
const callersAtOnce = 6;
/** A lease, the time between two looks for jobs that were left behind, the second reply, and a busy machine. */
const recoveredWithinMs = 90_000;
const price = 2;
const gift = 20;

type Session = Record<string, string>;

interface Message {
  messageId: string;
  author: { kind: string; characterId?: string };
  text: string;
  status: string;
  failure: string | null;
  charge: { points: number; entryIds: string[] } | null;
}

interface Room {
  roomId: string;
  speakingId: string | null;
  waitingCharacterIds: string[];
  quote: { balance: number };
}

interface Promised {
  session: Session;
  roomId: string;
  text: string;
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

const start = (): Promise<RunningServer> =>
  startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TEXT_ENGINE: 'offline',
    POINTS_OFFLINE_REPLY: String(price),
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_DEVICES_PER_MINUTE: '0',
  });

async function call<Data>(origin: string, session: Session, where: string, json?: object): Promise<Data> {
  const answer = await fetch(`${origin}/api${where}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const { code, data } = (await answer.json()) as { code: number; data: Data };
  expect(code).toBe(200);
  return data;
}

const visit = (origin: string) => call<Session>(origin, {}, '/registerlogin/deviceinit?deviceType=web');

async function speak(origin: string, index: number): Promise<Promised> {
  const [owner, session] = [await visit(origin), await visit(origin)];
  const characterIds = ['maren-vale', 'wren-halloway'];
  const form = { title: 'A room', characterIds, turnTaking: 'mention', language: 'en-US', displayName: 'Noor' };
  const { roomId } = await call<Room>(origin, owner, '/rooms', form);
  const { inviteCode } = await call<{ inviteCode: string }>(origin, owner, `/rooms/${roomId}/invites`, {});
  await call(origin, session, `/rooms/${roomId}/members`, { inviteCode, displayName: 'Elias' });
  const text = `@Maren and @Wren, words ${index}`;
  await call(origin, session, `/rooms/${roomId}/messages`, { text });
  return { session, roomId, text };
}

test('a server killed while characters take turns loses no words, ends every turn and charges none twice', async () => {
  const server = await start();
  const promised: Promised[] = [];
  let next = 0;
  const caller = async () => {
    for (let index = next; index < rooms; index = next) {
      next += 1;
      promised.push(await speak(server.origin, index));
    }
  };
  await Promise.all(Array.from({ length: callersAtOnce }, caller));
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');

  const survivor = await start();
  try {
    const read = ({ roomId, session }: Promised) => call<Room>(survivor.origin, session, `/rooms/${roomId}`);
    const underWay = async () => {
      const now = await Promise.all(promised.map(read));
      return now.filter(({ speakingId, waitingCharacterIds }) => speakingId !== null || waitingCharacterIds.length > 0)
        .length;
    };
    await expect.poll(underWay, { interval: 1_000, timeout: recoveredWithinMs }).toBe(0);

    const outcomes = new Set<string>();
    for (const { roomId, session, text } of promised) {
      const { quote } = await call<Room>(survivor.origin, session, `/rooms/${roomId}`);
      const { items } = await call<{ items: Message[] }>(survivor.origin, session, `/rooms/${roomId}/messages`);
      expect(items.filter((message) => message.text === text)).toHaveLength(1);
      const replies = items.filter(({ charge }) => charge !== null).toReversed();
      expect(replies.map(({ author }) => author.characterId)).toEqual(['maren-vale', 'wren-halloway']);
      for (const { status, failure, charge } of replies) {
        outcomes.add(status);
        expect(charge?.points).toBe(status === 'complete' ? price : 0);
        expect(failure).toBe(status === 'complete' ? null : 'interrupted');
      }
      const complete = replies.filter(({ status }) => status === 'complete').length;
      expect(quote.balance).toBe(gift - complete * price);
    }
    expect([...outcomes].toSorted()).toEqual(['complete', 'failed']);
  } finally {
    await survivor.stop();
  }
});
