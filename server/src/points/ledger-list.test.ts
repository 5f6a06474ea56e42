import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { BonusCalendarEnvelope } from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { createChatServer } from '../testing/chat-server.ts';
import { shopAt } from '../testing/shop.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function spender(count: number): Promise<SessionValues> {
  const session = await server.registered();
  const walletId = ownerOf(await principalOf(server.deps, session));
  for (let index = 0; index < count; index += 1) {
    const reservation = { walletId, amount: 1, reference: `${walletId}:${index}`, subject: { chatId: `cht-${index}` } };
    await inTransaction(server.deps.database, (trx) => server.deps.points.reserve(trx, reservation));
  }
  return session;
}

describe('reading the ledger', () => {
  it('comes newest first, page by page, each line with the balance right after it', async () => {
    const session = await spender(10);
    const { ledger } = shopAt(server);
    const first = await ledger(session, '?limit=5');
    expect(first).toMatchObject({ balance: 90, newerCursor: null });
    expect(first.items.map(({ balanceAfter }) => balanceAfter)).toEqual([90, 91, 92, 93, 94]);
    expect(first.items[0]).toMatchObject({ kind: 'reserve', points: -1, subject: { chatId: 'cht-9' } });
    const second = await ledger(session, `?limit=5&cursor=${first.nextCursor}`);
    expect(second.items.map(({ balanceAfter }) => balanceAfter)).toEqual([95, 96, 97, 98, 99]);
    const third = await ledger(session, `?limit=5&cursor=${second.nextCursor}`);
    expect(third.items.map(({ kind, points }) => [kind, points])).toEqual([
      ['moved-in', 20],
      ['account-gift', 80],
    ]);
    expect(third.nextCursor).toBeNull();
    expect(await ledger(session, `?limit=5&cursor=${third.newerCursor}`)).toMatchObject({ items: second.items });
  });

  it('opens at one line, with what is newer and older around it', async () => {
    const session = await spender(10);
    const { ledger } = shopAt(server);
    const { items } = await ledger(session);
    const sought = items[6];
    const page = await ledger(session, `?limit=5&around=${sought?.entryId}`);
    expect(page.items).toEqual(items.slice(4, 9));
    expect(page.nextCursor).not.toBeNull();
    expect(page.newerCursor).not.toBeNull();
  });

  it('shows a line to its owner alone', async () => {
    const { ledger } = shopAt(server);
    const [entry] = (await ledger(await spender(1))).items;
    const answer = await server.call(`/points/ledger?around=${entry?.entryId}`, { session: await server.registered() });
    expect(answer).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
  });

  it('names the character and the conversation that a reply was paid for in', async () => {
    await using chatting = await createChatServer();
    const session = await chatting.registered();
    const { character, chatId } = await chatting.begin(session);
    const { reply } = await chatting.send(session, chatId, 'Are you there?');
    const [line] = (await shopAt(chatting).ledger(session)).items;
    const { characterId, name: characterName } = character;
    const subject = { characterId, characterName, chatId, messageId: reply.messageId };
    expect(line).toMatchObject({ kind: 'reserve', points: -2, balanceAfter: 98, subject });
  });

  it('is there for a guest too', async () => {
    const { ledger } = shopAt(server);
    expect(await ledger(await server.guest())).toMatchObject({
      balance: 20,
      items: [{ kind: 'device-gift', points: 20 }],
    });
  });

  it('has no gap and no line twice when many acts are paid at the same moment', async () => {
    const session = await server.registered();
    const walletId = ownerOf(await principalOf(server.deps, session));
    const pay = (index: number) =>
      inTransaction(server.deps.database, (trx) =>
        server.deps.points.reserve(trx, { walletId, amount: 1, reference: `race:${walletId}:${index}` }),
      );
    await Promise.all(Array.from({ length: 30 }, (_, index) => pay(index)));
    const { items } = await shopAt(server).ledger(session, '?limit=48');
    expect(items.map(({ balanceAfter }) => balanceAfter)).toEqual([
      ...Array.from({ length: 31 }, (_, index) => 70 + index),
      80,
    ]);
  });
});

describe('the calendar of the daily bonus', () => {
  const calendar = async (session: SessionValues, query = '') =>
    BonusCalendarEnvelope.parse((await server.call(`/points/bonus${query}`, { session })).body).data;
  const claim = async (session: SessionValues) => {
    await server.call('/user/claim-daily-points', { method: 'POST', session });
    await server.call('/user/claim-daily-points', { method: 'POST', session });
  };

  it('tells the row of days, what today pays and what is next', async () => {
    const session = await server.registered();
    expect(await calendar(session)).toMatchObject({
      state: 'claimable',
      streak: 0,
      nextPoints: 20,
      days: [],
      rules: { daily: 20, streakDays: 7, streakBonus: 50 },
    });
    for (let day = 0; day < 6; day += 1) {
      await claim(session);
      server.clock.advance(DAY_MS);
    }
    expect(await calendar(session)).toMatchObject({ state: 'claimable', streak: 6, nextPoints: 50 });
    await claim(session);
    const { days, month, today, ...rest } = await calendar(session);
    expect(rest).toMatchObject({ state: 'claimed', streak: 7, nextPoints: 20 });
    expect(days.at(-1)).toEqual({ day: today, points: 50, streak: 7 });
    expect(days.every(({ day }) => day.startsWith(month))).toBe(true);
    server.clock.advance(2 * DAY_MS);
    expect(await calendar(session)).toMatchObject({ state: 'claimable', streak: 0, nextPoints: 20 });
  });

  it('shows another month when asked, and nothing of an account to a guest', async () => {
    expect(await calendar(await server.registered(), '?month=2025-02')).toMatchObject({ month: '2025-02', days: [] });
    expect(await calendar(await server.guest())).toMatchObject({ state: 'registration-required', streak: 0 });
  });
});
