import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { StartError } from '../../lib/start-error.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { giftsAt } from '../../testing/people/gifts.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { requireNothingOpen } from './require-nothing-open.ts';

const startWithout = async ({ clock, deps }: TestServer) => requireNothingOpen(deps.database.db, clock.now());

const refusal = (memberships: number, gifts: number) =>
  new RegExp(`^POINTS must be on [^\\n]*\\(${memberships}\\)[^\\n]*\\(${gifts}\\): start with POINTS=on,[^\\n]*$`);

describe('a start without points', () => {
  it('is refused while a membership is open at a provider, until its paid time is over', async () => {
    await using server = await createTestServer();
    const session = await server.registered();
    await expect(startWithout(server)).resolves.toBeUndefined();
    await shopAt(server).buy(session, 'membership-month');
    await expect(startWithout(server)).rejects.toThrow(StartError);
    await expect(startWithout(server)).rejects.toThrow(refusal(1, 0));
    await server.call('/shop/membership/cancel', { method: 'POST', session });
    await expect(startWithout(server)).rejects.toThrow(refusal(1, 0));
    server.clock.advance(32 * DAY_MS);
    await expect(startWithout(server)).resolves.toBeUndefined();
  });

  it('is refused while a paid gift is not accepted', async () => {
    await using server = await createTestServer();
    const gifts = giftsAt(server);
    const giver = await server.registered();
    await gifts.begin(giver);
    await expect(startWithout(server)).resolves.toBeUndefined();
    const { code } = await gifts.give(giver, {}, 'membership-month');
    await expect(startWithout(server)).rejects.toThrow(refusal(0, 1));
    // A given membership is charged nowhere.
    await gifts.accept(await server.registered(), code);
    await expect(startWithout(server)).resolves.toBeUndefined();
  });
});

it('gives no points of old memberships, and returns no gifts', async () => {
  await using server = await createTestServer();
  const [giver, member] = [await server.registered(), await server.registered()];
  const gifts = giftsAt(server);
  await shopAt(server).buy(member, 'membership-year');
  const { checkoutId } = await gifts.give(giver);
  const { points, prices, shop, usesPoints } = readConfig({ NODE_ENV: 'test', POINTS: 'off' });
  const { database } = server.deps.config;
  await using without = await createTestServer({ config: { database, points, prices, shop, usesPoints } });
  const { db } = server.deps.database;
  const standing = async () => ({
    entries: await db.selectFrom('point_entries').selectAll().orderBy('entry_id').execute(),
    gifts: await db.selectFrom('gifts').select(['order_id', 'state']).execute(),
  });
  const before = await standing();
  expect(before.gifts).toEqual([{ order_id: checkoutId, state: 'ready' }]);
  without.clock.advance(400 * DAY_MS);
  await without.deps.shop.tick();
  expect(await standing()).toEqual(before);
});
