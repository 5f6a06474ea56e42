import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig, type Config } from '../config/config.ts';
import { CommunityStandingEnvelope, DailyClaimEnvelope, GenerationEnvelope, Problem } from '../contract/validators.ts';
import { operations, type OperationId } from '../contract/operations.ts';
import type { SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { recordStart } from '../public-log/start-entries.ts';
import { createChatServer, type ChatServer } from '../testing/chat-server.ts';
import { createRoomServer } from '../testing/room-server.ts';
import { ScriptedPictureEngine } from '../testing/scripted-picture-engine.ts';
import type { TestServer } from '../testing/test-server.ts';
import { createToldStories, roundOf } from '../testing/told-stories.ts';

let server: ChatServer;
let pictureEngine: ScriptedPictureEngine;
beforeAll(async () => {
  pictureEngine = new ScriptedPictureEngine();
  server = await createChatServer({ config: withoutPoints(), overrides: { pictureEngine } });
});
afterAll(() => server[Symbol.asyncDispose]());

function withoutPoints(environment: Record<string, string> = {}): Partial<Config> {
  const { points, prices, shop, text, usesPoints } = readConfig({ NODE_ENV: 'test', POINTS: 'off', ...environment });
  return { points, prices, shop, text, usesPoints };
}

const free = { points: 0, entryIds: [] };

async function booked({ deps }: TestServer): Promise<number> {
  const { db } = deps.database;
  const entries = await db.selectFrom('point_entries').selectAll().execute();
  const reservations = await db.selectFrom('point_reservations').selectAll().execute();
  return entries.length + reservations.length;
}

const standing = async (session: SessionValues) =>
  CommunityStandingEnvelope.parse((await server.call('/user/community-standing', { session })).body).data;

it('replies in a chat without a balance, and books nothing', async () => {
  for (const session of [await server.guest(), await server.registered()]) {
    const { chatId, quote } = await server.begin(session);
    expect(quote).toMatchObject({ points: 0, balance: 0 });
    server.engine.says('Good evening.');
    const { reply } = await server.send(session, chatId, 'Good evening, Ada.');
    const ended = await server.ended(session, chatId, reply.messageId);
    expect(ended).toMatchObject({ status: 'complete', text: 'Good evening.', charge: free });
  }
  expect(await booked(server)).toBe(0);
});

it('draws pictures without a balance, and books nothing', async () => {
  pictureEngine.drawsAll();
  const session = await server.guest();
  const json = { kind: 'image', prompt: 'A lamp on a quay', count: 2 };
  const begun = GenerationEnvelope.parse((await server.call('/generations', { method: 'POST', session, json })).body);
  const path = `/generations/${begun.data.generationId}`;
  const read = async () => GenerationEnvelope.parse((await server.call(path, { session })).body).data;
  await expect.poll(async () => (await read()).endedAt, { timeout: 20_000 }).not.toBeNull();
  expect(await read()).toMatchObject({ status: 'complete', perPicture: 0, charge: { points: 0 } });
  expect(await booked(server)).toBe(0);
});

it('lets characters speak in a room without a balance, and books nothing', async () => {
  await using rooms = await createRoomServer({ config: withoutPoints() });
  const session = await rooms.guest();
  const { quote, roomId } = await rooms.open(session);
  expect(quote).toMatchObject({ points: 0, balance: 0 });
  rooms.engine.says('Come in.');
  await rooms.say(session, roomId, 'Good evening!');
  await rooms.ended(session, roomId);
  expect((await rooms.messages(session, roomId)).at(-1)).toMatchObject({ text: 'Come in.', charge: free });
  expect(await booked(rooms)).toBe(0);
});

it('tells rounds of a story and takes moves in own words without a balance, and books nothing', async () => {
  await using stories = await createToldStories(() => undefined, undefined, withoutPoints());
  const session = await stories.guest();
  const { round } = await stories.begin(session, 'warm-bread');
  expect(round).toMatchObject({ price: 0, typedPrice: 0, charge: null });
  const chosen = roundOf(await stories.choose(session, round));
  const typed = roundOf(await stories.move(session, chosen, { text: 'I open the door of the oven.' }));
  expect([chosen.move, typed.move]).toEqual(['choice', 'typed']);
  expect(await booked(stories)).toBe(0);
});

it('has no price of its own for any engine and any model', () => {
  const engines = [
    {
      name: 'one',
      url: 'http://127.0.0.1:1/v1',
      model: 'small',
      points: 4,
      otherModels: [{ model: 'big', points: 9 }],
    },
    { name: 'two', url: 'http://127.0.0.1:2/v1', model: 'small', class: 'deep', points: 7 },
  ];
  const { prices, text } = withoutPoints({ TEXT_ENGINES: JSON.stringify(engines) });
  expect(new Set(Object.values(prices ?? {}))).toEqual(new Set([0]));
  expect(text?.models).toEqual([{ model: 'big', points: 0 }]);
  expect(text?.engine).toMatchObject({ endpoints: [{ points: 0 }, { points: 0 }] });
});

it('answers 404 to everything about the shop, the ledger, the bonus calendar and the points of others', async () => {
  const session = await server.registered();
  const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
  const shop = ids.filter((id) => operations[id].tags.some((tag) => tag === 'shop'));
  expect(shop).toEqual(expect.arrayContaining(['getOffers', 'startCheckout', 'getCart', 'listOrders', 'redeemGift']));
  const reads = [...shop, 'listLedger' as const, 'getBonusCalendar' as const].filter(
    (id) => operations[id].method === 'get' && !operations[id].path.includes('{'),
  );
  for (const id of reads) {
    const answer = await server.call(operations[id].path, { session });
    expect([id, answer.status, Problem.parse(answer.body).reason]).toEqual([id, 404, 'NOT_FOUND']);
  }
  const bought = await server.call('/shop/checkouts', { method: 'POST', session, json: { offerId: 'points-300' } });
  expect(Problem.parse(bought.body)).toMatchObject({
    reason: 'NOT_FOUND',
    message: expect.stringContaining('no points'),
  });
});

it('says so to clients, takes no payments, and has no bonus to claim', async () => {
  expect((await server.call('/site')).body.data).toMatchObject({ usesPoints: false, payment: null });
  const session = await server.registered();
  for (const _ of ['look', 'claim']) {
    const answer = await server.call('/user/claim-daily-points', { method: 'POST', session });
    expect(DailyClaimEnvelope.parse(answer.body).data).toEqual({ claimed: false, success: false, pointsAdded: 0 });
  }
  expect(await booked(server)).toBe(0);
});

it('lets accounts vote by their age alone', async () => {
  const session = await server.registered();
  expect(await standing(session)).toMatchObject({ mayVote: false, needs: { activeDays: 0, settledPoints: 0 } });
  // A session that is not used for thirty days ends.
  for (const mayVote of [false, true]) {
    server.clock.advance(15 * DAY_MS);
    expect(await standing(session)).toMatchObject({ mayVote });
  }
});

it('writes no prices into the public log', async () => {
  await recordStart(server.deps, { version: '1.2.3', prices: undefined });
  const answer = await server.call('/public-log/entries');
  expect(JSON.stringify(answer.body)).toContain('1.2.3');
  expect(JSON.stringify(answer.body)).not.toContain('"kind":"prices"');
});
