import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { RunningServer } from '../servers/start-server.ts';
import { call, each, meet, price, read, speak, startTalking, type Chat } from './conversing.ts';

const affordable = 10;
const chats = 30;
const atOnce = 6;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

const start = (): Promise<RunningServer> =>
  startTalking({ DATA_DIR: dataDir, POINTS_GUEST_GIFT: String(affordable * price) });

const counted = (count: number) => Array.from({ length: count }, (_, place) => place);

interface Ledger {
  balance: number;
  items: { balanceAfter: number }[];
}

test('two servers that start at once on one new SQLite folder sell no more replies together than a visitor can pay', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  try {
    const originOf = (place: number) => (place % 2 === 0 ? first : second).origin;
    const { session } = await meet(first.origin, 0);
    const begun: string[] = [];
    await each(counted(chats), atOnce, async (place) => {
      const json = { characterId: 'maren-vale' };
      begun.push((await call<Chat>(originOf(place), session, '/chats', { json })).chatId);
    });
    const statusOf = async (chatId: string, place: number): Promise<number> => {
      for (;;) {
        const { status } = await fetch(`${originOf(place)}/api/chats/${chatId}/messages`, {
          method: 'POST',
          headers: { ...session, 'content-type': 'application/json', 'idempotency-key': `said-in-${chatId}` },
          body: JSON.stringify({ text: 'Well?' }),
        });
        // A server that waited too long for the other's write says so; the same request is the same act.
        if (status !== 503) return status;
      }
    };
    const statuses = await Promise.all(begun.map(statusOf));
    expect(statuses.filter((status) => status === 200)).toHaveLength(affordable);
    expect(statuses.filter((status) => status === 400)).toHaveLength(chats - affordable);

    const readReplies = () =>
      Promise.all(
        begun
          .filter((_, place) => statuses[place] === 200)
          .map(async (chatId) => (await call<Chat>(second.origin, session, `/chats/${chatId}`)).messages.items.at(-1)),
      );
    await expect
      .poll(async () => (await readReplies()).map((reply) => reply?.status), { timeout: 60_000, interval: 500 })
      .toEqual(Array(affordable).fill('complete'));
    const ledger = await call<Ledger>(first.origin, session, '/points/ledger?limit=48');
    expect(ledger.balance).toBe(0);
    expect(ledger.items.filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([]);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});

test('a reader at one of two servers on one SQLite folder follows what the other writes, to its end', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  try {
    const speaker = await meet(first.origin, 0);
    const events = await fetch(`${second.origin}/api/chats/${speaker.chatId}/events`, {
      headers: { ...speaker.session, 'last-event-id': speaker.lastEventId },
    });
    await speak(first.origin, speaker);
    const reader = events.body?.pipeThrough(new TextDecoderStream()) ?? [];
    let heard = '';
    for await (const chunk of reader) {
      heard += chunk;
      if (heard.includes('"kind":"reply-ended"')) break;
    }
    const { messages } = await read(second.origin, speaker);
    expect(messages.items.at(-1)).toMatchObject({ role: 'character', status: 'complete' });
    // On a busy machine a short reply has ended before the other server looks, and its text comes whole with the end.
    expect(heard).toMatch(/"kind":"message-added"[^]*"kind":"reply-ended"/);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});
