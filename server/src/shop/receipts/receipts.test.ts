import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { ReceiptListEnvelope } from '../../contract/validators.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
beforeAll(async () => {
  const operator = { name: 'Lantern House', contact: 'hello@lantern.example' };
  server = await createTestServer({ config: { site: { operator, sourceUrl: undefined } } });
  shop = shopAt(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const ask = async (session: SessionValues, checkoutId: string) =>
  server.call(`/shop/orders/${checkoutId}/receipts`, { session });
const receiptsOf = async (session: SessionValues, checkoutId: string) =>
  ReceiptListEnvelope.parse((await ask(session, checkoutId)).body).data.items;
const numberIn = (receipt: { number: string } | undefined) => Number(receipt?.number.split('-')[1]);

describe('a receipt', () => {
  it('says what was paid, by whom and to whom, and keeps its number', async () => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'points-1000');
    const [receipt, ...others] = await receiptsOf(session, checkoutId);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      checkoutId,
      kind: 'pack',
      points: 1000,
      price: { amount: 899, currency: 'USD' },
      refunded: { amount: 0, currency: 'USD' },
      buyer: 'Ada',
      seller: { name: 'Lantern House', contact: 'hello@lantern.example' },
      movedNoMoney: true,
    });
    expect(receipt?.number).toMatch(/^2026-\d{6}$/);
    server.clock.advance(DAY_MS);
    expect(await receiptsOf(session, checkoutId)).toEqual([receipt]);
  });

  it('says what has gone back', async () => {
    const session = await server.registered();
    const { checkoutId, checkoutUrl } = await shop.buy(session, 'points-300');
    await shop.press(checkoutUrl, 'refund');
    expect(await receiptsOf(session, checkoutId)).toMatchObject([{ refunded: { amount: 299 } }]);
  });

  it('is not there for an unpaid order, another owner’s, an unknown one, or a guest', async () => {
    const session = await server.registered();
    const unpaid = await shop.start(session, 'points-300');
    const { checkoutId } = await shop.buy(session, 'points-300');
    expect((await ask(session, unpaid.checkoutId)).status).toBe(404);
    expect((await ask(await server.registered(), checkoutId)).status).toBe(404);
    expect((await ask(session, 'chk-of-nobody')).status).toBe(404);
    expect((await ask(await server.guest(), checkoutId)).status).toBe(404);
  });
});

describe('the numbers', () => {
  it('have no gaps and no doubles, however many are asked for at once', async () => {
    const session = await server.registered();
    const orders: string[] = [];
    for (let count = 0; count < 8; count += 1) orders.push((await shop.buy(session, 'points-300')).checkoutId);
    const asked = await Promise.all([...orders, ...orders].map((checkoutId) => receiptsOf(session, checkoutId)));
    const numbers = [...new Set(asked.map(([receipt]) => numberIn(receipt)))].toSorted((a, b) => a - b);
    expect(numbers).toHaveLength(8);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(7);
  });

  it('are one for each payment of a membership, and begin again with the year', async () => {
    const session = await server.registered();
    const buyer = await principalOf(server.deps, session);
    const { checkoutId } = await shop.buy(session, 'membership-month');
    const [first] = await receiptsOf(session, checkoutId);
    for (let count = 0; count < 62; count += 1) {
      server.clock.advance(DAY_MS);
      await server.deps.shop.tick();
    }
    const renewed = await server.deps.shop.receipts.list(buyer, checkoutId);
    expect(renewed.items).toHaveLength(3);
    expect(renewed.items.at(-1)).toEqual(first);
    expect(renewed.items.slice(0, 2).map(({ number }) => number)).toEqual(['2027-000002', '2027-000001']);
    expect(renewed.items[0]?.from).toBe(renewed.items[1]?.until);
  });
});
