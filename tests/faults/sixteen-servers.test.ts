import { expect, test } from 'vitest';

import { startPostgres } from '../../server/src/testing/databases/postgres.ts';
import { call, each, price, startTalking, type Chat } from './conversing.ts';
import type { RunningServer } from '../servers/start-server.ts';

const servers = 16;
const startingAtOnce = 4;
const affordable = 50;
const chats = 200;

const counted = (count: number) => Array.from({ length: count }, (_, place) => place);

interface Ledger {
  items: { points: number; balanceAfter: number }[];
  nextCursor: string | null;
}

test('sixteen servers on one PostgreSQL sell no more of two hundred replies at once than the fifty that one visitor can pay', async () => {
  const postgres = await startPostgres();
  const running: RunningServer[] = [];
  const env = { DATABASE_URL: postgres.url, DATABASE_POOL_SIZE: '6', POINTS_GUEST_GIFT: String(affordable * price) };
  try {
    await each(counted(servers), startingAtOnce, async () => void running.push(await startTalking(env)));
    const originOf = (place: number) => running[place % servers]?.origin ?? '';
    const session = await call<Record<string, string>>(originOf(0), {}, '/registerlogin/deviceinit?deviceType=web');
    const begun: string[] = [];
    await each(counted(chats), servers, async (place) => {
      const json = { characterId: 'maren-vale' };
      begun.push((await call<Chat>(originOf(place), session, '/chats', { json })).chatId);
    });

    const send = async (chatId: string, place: number): Promise<unknown> => {
      for (;;) {
        const answer = await fetch(`${originOf(place)}/api/chats/${chatId}/messages`, {
          method: 'POST',
          headers: { ...session, 'content-type': 'application/json', 'idempotency-key': `said-in-${chatId}` },
          body: JSON.stringify({ text: 'Well?' }),
        });
        const body: unknown = await answer.json();
        // A caller that has waited too long for the wallet gets `Retry-After` and repeats the same call.
        if (answer.status !== 503) return { status: answer.status, ...Object(body) };
      }
    };
    const bodies = await Promise.all(begun.map(send));
    const isAccepted = (place: number) => Object(bodies[place]).status === 200;
    const accepted = begun.filter((_, place) => isAccepted(place));
    const refused = bodies.filter((_, place) => !isAccepted(place));
    const refusal = expect.objectContaining({ status: 400, reason: 'INSUFFICIENT_POINTS' });
    expect(accepted.length).toBeGreaterThanOrEqual(affordable);
    expect(refused).toEqual(Array(chats - accepted.length).fill(refusal));

    const readReplies = () =>
      Promise.all(
        accepted.map(async (chatId) => {
          const { messages } = await call<Chat>(originOf(3), session, `/chats/${chatId}`);
          return messages.items.at(-1);
        }),
      );
    const areEnded = async () => (await readReplies()).every((reply) => reply?.status !== 'streaming');
    await expect.poll(areEnded, { timeout: 60_000, interval: 500 }).toBe(true);
    // A reply whose end had to wait too long for the wallet has failed: it costs nothing, and its points buy another.
    const replies = await readReplies();
    const complete = replies.filter((reply) => reply?.status === 'complete');
    const failed = replies.filter((reply) => reply?.status !== 'complete');
    expect(complete.length).toBeLessThanOrEqual(affordable);
    expect(complete.map((reply) => reply?.charge?.points)).toEqual(Array(complete.length).fill(price));
    expect(failed.map((reply) => reply?.charge?.points ?? 0)).toEqual(Array(failed.length).fill(0));

    const readLedger = async () => {
      const items: Ledger['items'] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const where: string = `/points/ledger?limit=48${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
        const page: Ledger = await call<Ledger>(originOf(7), session, where);
        items.push(...page.items);
        cursor = page.nextCursor;
      }
      return items;
    };
    const ledger = await readLedger();
    expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe((affordable - complete.length) * price);
    expect(ledger.filter(({ balanceAfter }) => balanceAfter < 0)).toEqual([]);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await postgres.stop();
  }
});
