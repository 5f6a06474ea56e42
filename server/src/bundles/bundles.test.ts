import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BundlePageEnvelope, StorySessionEnvelope, type StoryRound } from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { DAY_MS } from '../lib/utc-day.ts';
import { setStoryVisibility } from '../testing/kept-stories.ts';
import { bundlesAt } from '../testing/people/bundles.ts';
import { signInByEmail } from '../testing/people/sign-in.ts';
import { unique } from '../testing/people/withdrawals.ts';
import { shopAt } from '../testing/shop.ts';
import { testPlayer } from '../testing/story-plays.ts';
import { createTestServer, principalOf, type TestServer } from '../testing/test-server.ts';
import { refundBundle } from './refund-bundle.ts';

const WELCOME = 100;

let server: TestServer;
let bundles: ReturnType<typeof bundlesAt>;
let shop: ReturnType<typeof shopAt>;
let creator: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  bundles = bundlesAt(server);
  shop = shopAt(server);
  creator = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const move = ({ choices, roundId, storySessionId }: StoryRound, session: SessionValues) =>
  server.call(`/story-sessions/${storySessionId}/rounds`, {
    method: 'POST',
    session,
    json: { roundId, choiceId: choices[0]?.choiceId ?? '' },
  });

/** A play that stands at its second round. */
const readTwo = async (session: SessionValues, storyId: string) => {
  const player = await testPlayer(server, session);
  const { round } = await player.begin({ storyId });
  return player.choose(round, 0);
};

const listed = async (session: SessionValues) =>
  BundlePageEnvelope.parse((await server.call('/shop/bundles?limit=24', { session })).body).data.items.map(
    ({ bundleId }) => bundleId,
  );

const REQUIRED = { status: 400, body: { reason: 'BUNDLE_REQUIRED', field: 'storyId' } };

describe('a story of a bundle', () => {
  it('has two free rounds, needs the bundle for the third, and continues where it was once that is bought', async () => {
    const { bundleId, storyIds } = await bundles.sell(creator);
    const reader = await server.registered();
    const second = await readTwo(reader, storyIds[0] ?? '');
    expect(await move(second, reader)).toMatchObject(REQUIRED);
    expect(await bundles.ofStory(reader, storyIds[0] ?? '')).toMatchObject({ bundleId, points: 50, owned: false });
    expect(await bundles.buy(reader, bundleId)).toMatchObject({ status: 200 });
    expect(await move(second, reader)).toMatchObject({ status: 200 });
    const other = await readTwo(reader, storyIds[1] ?? '');
    expect(await move(other, reader)).toMatchObject({ status: 200 });
  });

  it('needs the bundle from a guest too', async () => {
    const { storyIds } = await bundles.sell(creator);
    const guest = await server.guest();
    expect(await move(await readTwo(guest, storyIds[0] ?? ''), guest)).toMatchObject(REQUIRED);
  });

  it('stays free in plays from before, and in their forks', async () => {
    const [first = '', second = ''] = await bundles.publish(creator);
    const reader = await server.registered();
    const play = await readTwo(reader, first);
    server.clock.advance(1000);
    await bundles.create(creator, bundles.formOf([first, second]));
    const forked = await server.call(`/story-sessions/${play.storySessionId}/rounds/${play.roundId}/fork`, {
      method: 'POST',
      session: reader,
    });
    const fork = StorySessionEnvelope.parse(forked.body).data;
    expect(await move(play, reader)).toMatchObject({ status: 200 });
    expect(await move(fork.round, reader)).toMatchObject({ status: 200 });
    expect(await move(await readTwo(reader, first), reader)).toMatchObject(REQUIRED);
  });

  it('is free for its creator and for operators', async () => {
    const operator = await signInByEmail(server, 'operator@example.com');
    const { accountId = '' } = await principalOf(server.deps, operator);
    await using own = await createTestServer({
      config: { operators: { accountIds: new Set([accountId]), emails: new Set(['operator@example.com']) } },
    });
    const ownBundles = bundlesAt(own);
    const maker = await own.registered();
    const named = await signInByEmail(own, 'operator@example.com');
    const { storyIds } = await ownBundles.sell(maker);
    for (const session of [maker, named]) {
      const player = await testPlayer(own, session);
      const { round } = await player.begin({ storyId: storyIds[0] ?? '' });
      const second = await player.choose(round, 0);
      expect((await player.choose(second, 0)).choices).toHaveLength(1);
    }
  });

  it('is free while its bundle is not on sale, and was not bundled for plays from that time', async () => {
    const { bundleId, form, storyIds } = await bundles.sell(creator);
    await bundles.save(creator, bundleId, { ...form, onSale: false });
    const reader = await server.registered();
    const play = await readTwo(reader, storyIds[0] ?? '');
    server.clock.advance(1000);
    await bundles.save(creator, bundleId, form);
    expect(await move(play, reader)).toMatchObject({ status: 200 });
    expect(await move(await readTwo(reader, storyIds[0] ?? ''), reader)).toMatchObject(REQUIRED);
  });

  it('stays with who bought it when its creator takes it out, also in the bundle that it comes into', async () => {
    const { bundleId, form, storyIds } = await bundles.sell(creator, {}, 3);
    const reader = await server.registered();
    await bundles.buy(reader, bundleId);
    server.clock.advance(1000);
    const [taken = '', ...left] = storyIds;
    expect((await bundles.save(creator, bundleId, { ...form, storyIds: left })).status).toBe(200);
    const [fresh = ''] = await bundles.publish(creator, 1);
    expect((await bundles.create(creator, bundles.formOf([taken, fresh]))).status).toBe(200);
    expect(await move(await readTwo(reader, taken), reader)).toMatchObject({ status: 200 });
    expect(await move(await readTwo(reader, fresh), reader)).toMatchObject(REQUIRED);
  });

  it('that is not published any more leaves the sale, and its begun play continues for who bought it', async () => {
    const { bundleId, storyIds } = await bundles.sell(creator);
    const reader = await server.registered();
    await bundles.buy(reader, bundleId);
    const play = await readTwo(reader, storyIds[0] ?? '');
    await setStoryVisibility(server, creator, storyIds[0] ?? '', { visibility: 'private' });
    expect(await bundles.get(reader, bundleId)).toMatchObject({ onSale: false, owned: true, stories: [{}] });
    expect(await listed(reader)).not.toContain(bundleId);
    const late = await server.registered();
    expect((await bundles.look(late, bundleId)).status).toBe(404);
    expect(await bundles.buy(late, bundleId)).toMatchObject({ status: 409, body: { field: 'bundleId' } });
    expect(await move(play, reader)).toMatchObject({ status: 200 });
    // The other story is free for all, as it cannot be bought any more.
    expect(await move(await readTwo(late, storyIds[1] ?? ''), late)).toMatchObject({ status: 200 });
  });
});

describe('buying a bundle', () => {
  it('moves the price and seven tenths of it, rounded down, and says so in both ledgers', async () => {
    const maker = await server.registered();
    const { bundleId } = await bundles.sell(maker, { points: 55 });
    const reader = await server.registered();
    expect(await bundles.buy(reader, bundleId, 55)).toMatchObject({
      status: 200,
      body: { data: { bundleId, points: 55, balance: WELCOME - 55 } },
    });
    expect(await shop.balance(reader)).toBe(WELCOME - 55);
    expect(await shop.balance(maker)).toBe(WELCOME + 38);
    expect((await shop.ledger(reader)).items[0]).toMatchObject({
      kind: 'bundle-bought',
      points: -55,
      subject: { bundleId },
    });
    expect((await shop.ledger(maker)).items[0]).toMatchObject({
      kind: 'bundle-sold',
      points: 38,
      subject: { bundleId },
    });
    expect(await bundles.own(maker)).toMatchObject([{ bundleId, share: 38, sales: { count: 1, points: 38 } }]);
  });

  it('happens once for many requests, under one key or many', async () => {
    const maker = await server.registered();
    const { bundleId } = await bundles.sell(maker);
    const reader = await server.registered();
    await bundles.give(reader, 1000);
    const same = await Promise.all(
      Array.from({ length: 10 }, () => bundles.buy(reader, bundleId, 50, 'buy-the-bundle')),
    );
    expect(same.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const others = await Promise.all(
      Array.from({ length: 10 }, () => bundles.buy(reader, bundleId, 50, unique('purchase-key'))),
    );
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 409));
    expect(await shop.balance(reader)).toBe(WELCOME + 1000 - 50);
    expect(await shop.balance(maker)).toBe(WELCOME + 35);
  });

  it('is refused at a price that has changed, which the bundle shows then', async () => {
    const maker = await server.registered();
    const { bundleId, form } = await bundles.sell(maker);
    const reader = await server.registered();
    await bundles.save(maker, bundleId, { ...form, points: 60 });
    expect(await bundles.buy(reader, bundleId, 50)).toMatchObject({ status: 409, body: { field: 'points' } });
    expect(await bundles.get(reader, bundleId)).toMatchObject({ points: 60 });
    expect(await shop.balance(reader)).toBe(WELCOME);
    expect(await shop.balance(maker)).toBe(WELCOME);
  });

  it('is refused for one’s own bundle, with too few points, for a guest, and for an unknown one', async () => {
    const { bundleId } = await bundles.sell(creator, { points: 5000 });
    expect(await bundles.buy(creator, bundleId, 5000)).toMatchObject({ status: 409, body: { field: 'bundleId' } });
    const reader = await server.registered();
    expect(await bundles.buy(reader, bundleId, 5000)).toMatchObject({
      status: 400,
      body: { reason: 'INSUFFICIENT_POINTS' },
    });
    expect(await bundles.buy(await server.guest(), bundleId, 5000)).toMatchObject({
      status: 403,
      body: { reason: 'REGISTRATION_REQUIRED' },
    });
    expect((await bundles.buy(reader, 'bnd-unknown')).status).toBe(404);
    expect(await shop.balance(reader)).toBe(WELCOME);
    expect(await bundles.get(reader, bundleId)).toMatchObject({ owned: false });
  });

  it('works for two creators who buy from each other at once', async () => {
    const [ada, bea] = [await server.registered(), await server.registered()];
    const [ofAda, ofBea] = [await bundles.sell(ada), await bundles.sell(bea)];
    const answers = await Promise.all([bundles.buy(ada, ofBea.bundleId), bundles.buy(bea, ofAda.bundleId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const session of [ada, bea]) expect(await shop.balance(session)).toBe(WELCOME - 50 + 35);
  });

  it('is undone by a refund, which takes the share back, never below zero, and lets it be bought again', async () => {
    const maker = await server.registered();
    const { bundleId, storyIds } = await bundles.sell(maker);
    const reader = await server.registered();
    const { accountId = '' } = await principalOf(server.deps, reader);
    await bundles.buy(reader, bundleId);
    await refundBundle(server.deps, { accountId, bundleId });
    expect(await shop.balance(reader)).toBe(WELCOME);
    expect(await shop.balance(maker)).toBe(WELCOME);
    expect((await shop.ledger(maker)).items[0]).toMatchObject({ kind: 'bundle-refund', points: -35 });
    expect(await move(await readTwo(reader, storyIds[0] ?? ''), reader)).toMatchObject(REQUIRED);
    await expect(refundBundle(server.deps, { accountId, bundleId })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect((await bundles.buy(reader, bundleId)).status).toBe(200);
  });
});

describe('making a bundle', () => {
  it('takes own published stories that are in no other bundle', async () => {
    const maker = await server.registered();
    const [first = '', second = '', third = ''] = await bundles.publish(maker, 3);
    const foreign = await bundles.publish(await server.registered(), 1);
    await setStoryVisibility(server, maker, third, { visibility: 'private' });
    for (const storyIds of [
      [first, third],
      [first, ...foreign],
      [first, 'unknown-story'],
    ]) {
      expect(await bundles.create(maker, bundles.formOf(storyIds))).toMatchObject({
        status: 400,
        body: { field: 'storyIds' },
      });
    }
    expect((await bundles.create(maker, bundles.formOf([first, second]))).status).toBe(200);
    await setStoryVisibility(server, maker, third, { visibility: 'public', statement: true });
    expect(await bundles.create(maker, bundles.formOf([first, third]))).toMatchObject({
      status: 409,
      body: { field: 'storyIds' },
    });
  });

  it.each([
    ['one story', { storyIds: ['one-story'] }],
    ['a story twice', { storyIds: ['one-story', 'one-story'] }],
    ['a price below ten', { points: 9 }],
    ['a price above five thousand', { points: 5001 }],
    ['a price that is no whole number', { points: 10.5 }],
    ['no title', { title: '' }],
    ['a blank title', { title: '   ' }],
  ])('is refused with %s', async (_, changes) => {
    const maker = await server.registered();
    const form = { ...bundles.formOf(await bundles.publish(maker)), ...changes };
    expect((await bundles.create(maker, form)).status).toBe(400);
  });

  it('is for accounts, once for each key, and is changed by its creator alone', async () => {
    const maker = await server.registered();
    const form = bundles.formOf(await bundles.publish(maker));
    expect((await bundles.create(await server.guest(), form)).status).toBe(403);
    const made = await Promise.all(Array.from({ length: 5 }, () => bundles.create(maker, form, 'make-it-once')));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [bundle, ...more] = await bundles.own(maker);
    expect(more).toEqual([]);
    expect((await bundles.save(creator, bundle?.bundleId ?? '', form)).status).toBe(404);
    const swapped = { ...form, storyIds: form.storyIds.toReversed(), title: 'Two nights' };
    await bundles.save(maker, bundle?.bundleId ?? '', swapped);
    expect(await bundles.own(maker)).toMatchObject([{ title: 'Two nights', wanted: { storyIds: swapped.storyIds } }]);
  });

  it('lists it for all once it is on sale', async () => {
    const guest = await server.guest();
    const maker = await server.registered();
    const { bundleId, form } = await bundles.sell(maker, { onSale: false });
    expect(await listed(guest)).not.toContain(bundleId);
    expect((await bundles.look(guest, bundleId)).status).toBe(404);
    await bundles.save(maker, bundleId, { ...form, onSale: true });
    expect(await listed(guest)).toContain(bundleId);
    expect(await bundles.get(guest, bundleId)).toMatchObject({ creatorName: 'Ada', own: false });
    expect(await bundles.get(guest, bundleId)).not.toHaveProperty('sales');
  });
});

it('is not sold any more once its creator has deleted the account, and stays with who bought it', async () => {
  await using own = await createTestServer();
  const [ownBundles, ownShop] = [bundlesAt(own), shopAt(own)];
  const maker = await signInByEmail(own, 'maker@example.com');
  const reader = await own.registered();
  const { bundleId, storyIds } = await ownBundles.sell(maker);
  await ownBundles.buy(reader, bundleId);
  const player = await testPlayer(own, reader);
  const { round } = await player.begin({ storyId: storyIds[0] ?? '' });
  const second = await player.choose(round, 0);
  await own.deps.accountDeletion.delete(await principalOf(own.deps, maker));
  expect((await ownBundles.buy(await own.registered(), bundleId)).status).toBe(409);
  await own.deps.accountDeletion.sweep();
  own.clock.advance(DAY_MS);
  expect((await ownBundles.look(reader, bundleId)).status).toBe(404);
  expect((await player.choose(second, 0)).choices).toHaveLength(1);
  expect(await ownShop.balance(reader)).toBe(WELCOME - 50);
});
