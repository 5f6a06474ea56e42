import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { giftsAt } from '../../testing/people/gifts.ts';
import { withdrawalsAt } from '../../testing/people/withdrawals.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const WELCOME = 100;
const POINTS = 300;
const PRICE = 299;

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let gifts: ReturnType<typeof giftsAt>;
let buyer: ReturnType<typeof withdrawalsAt>;
beforeAll(async () => {
  server = await createTestServer();
  shop = shopAt(server);
  gifts = giftsAt(server);
  buyer = withdrawalsAt(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

type Act =
  | { kind: 'accept' | 'take' | 'withdraw' | 'dispute' | 'win-dispute' | 'spend' }
  | { kind: 'refund'; amount: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constantFrom('accept', 'take', 'withdraw', 'dispute', 'win-dispute', 'spend') }),
  fc.record({ kind: fc.constant('refund' as const), amount: fc.integer({ min: 1, max: PRICE }) }),
);

it('ends in one state, and its points are with one person, less what went back with the money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
      const [giver, other] = [await server.registered(), await server.registered()];
      const { checkoutId, checkoutUrl, code } = await gifts.give(giver);
      const spent = new Map<SessionValues, number>();
      const spend = async (by: SessionValues) => {
        const cost = Math.min(120, await shop.balance(by));
        if (cost > 0) await buyer.spend(by, cost);
        spent.set(by, (spent.get(by) ?? 0) + cost);
      };
      const does: Readonly<Record<Exclude<Act['kind'], 'refund'>, () => Promise<unknown>>> = {
        accept: () => gifts.redeem(other, code),
        take: () => gifts.redeem(giver, code),
        withdraw: async () => {
          if ((await buyer.quote(giver, checkoutId)).obstacle === null) await buyer.withdraw(giver, checkoutId);
        },
        dispute: () => shop.press(checkoutUrl, 'dispute'),
        'win-dispute': () => shop.press(checkoutUrl, 'win-dispute'),
        spend: async () => Promise.all([spend(giver), spend(other)]),
      };
      for (const one of acts) {
        await (one.kind === 'refund'
          ? buyer.news(checkoutId, { kind: 'payment-refunded', refunded: one.amount })
          : does[one.kind]());
      }
      const { points_given: given, points_taken: taken, refunded } = await buyer.paymentOf(checkoutId);
      const state = await gifts.stateOf(giver, checkoutId);
      const isOthers = (await gifts.open(other, code)).accepted;
      const had = (by: SessionValues, gift: number) => WELCOME + gift - (spent.get(by) ?? 0);
      const [giversPoints, othersPoints] = isOthers ? [0, given - taken] : [given - taken, 0];
      expect(await shop.balance(giver)).toBe(had(giver, giversPoints));
      expect(await shop.balance(other)).toBe(had(other, othersPoints));
      expect(given).toBe(state === 'redeemed' ? POINTS : 0);
      expect(taken).toBeLessThanOrEqual(given);
      expect(refunded).toBeLessThanOrEqual(PRICE);
      expect(state === 'ready' && refunded === PRICE).toBe(false);
      expect(['ready', 'redeemed', 'refunded']).toContain(state);
    }),
    { numRuns: 40 },
  );
});
