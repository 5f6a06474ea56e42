import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { startServer, type RunningServer } from '../servers/start-server.ts';

const visitors = 100;
const callersAtOnce = 10;
/** A lease, the time between two looks for jobs that were left behind, and a busy machine. */
const recoveredWithinMs = 60_000;
const price = 2;
const gift = 20;

interface Message {
  messageId: string;
  role: string;
  text: string;
  status: string;
  failure: string | null;
  charge: { points: number } | null;
}

interface Chat {
  chatId: string;
  messages: { items: Message[] };
  quote: { balance: number };
}

/** A visitor whose words the server has taken. */
interface Promised {
  session: Record<string, string>;
  chatId: string;
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
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_DEVICES_PER_MINUTE: '0',
  });

async function call<Data>(
  origin: string,
  session: Record<string, string>,
  where: string,
  json?: object,
): Promise<Data> {
  const answer = await fetch(`${origin}/api${where}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const { code, data } = (await answer.json()) as { code: number; data: Data };
  expect(code).toBe(200);
  return data;
}

async function speak(origin: string, text: string): Promise<Promised> {
  const session = await call<Record<string, string>>(origin, {}, '/registerlogin/deviceinit?deviceType=web');
  const { chatId } = await call<Chat>(origin, session, '/chats', { characterId: 'maren-vale' });
  await call(origin, session, `/chats/${chatId}/messages`, { text });
  return { session, chatId, text };
}

test('a server killed in the middle of a hundred replies loses no words, ends every turn and charges none twice', async () => {
  const server = await start();
  const promised: Promised[] = [];
  const caller = async () => {
    while (promised.length < visitors) promised.push(await speak(server.origin, `Words ${promised.length}`));
  };
  await Promise.all(Array.from({ length: callersAtOnce }, caller));
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');

  const survivor = await start();
  try {
    const read = ({ session, chatId }: Promised) => call<Chat>(survivor.origin, session, `/chats/${chatId}`);
    const underWay = async () => {
      const chats = await Promise.all(promised.map(read));
      return chats.filter(({ messages }) => messages.items.at(-1)?.status === 'streaming').length;
    };
    await expect.poll(underWay, { interval: 1_000, timeout: recoveredWithinMs }).toBe(0);

    const outcomes = new Set<string>();
    for (const visitor of promised) {
      const { messages, quote } = await read(visitor);
      const [, words, reply] = messages.items;
      outcomes.add(reply?.status ?? '');
      const points = reply?.status === 'complete' ? price : 0;
      expect(messages.items).toHaveLength(3);
      expect(words).toMatchObject({ role: 'visitor', text: visitor.text, status: 'complete' });
      expect(reply).toMatchObject({ failure: points === 0 ? 'interrupted' : null, charge: { points } });
      expect(quote.balance).toBe(gift - points);
    }
    expect(outcomes).toContain('failed');

    const [first] = promised;
    if (first === undefined) throw new Error('Nobody spoke');
    await call(survivor.origin, first.session, `/chats/${first.chatId}/messages`, { text: 'Go on.' });
    const isAnswered = async () => (await read(first)).messages.items.at(-1)?.status;
    await expect.poll(isAnswered, { interval: 200, timeout: 20_000 }).toBe('complete');
  } finally {
    await survivor.stop();
  }
}, 180_000);
