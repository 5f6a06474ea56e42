import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BasicInfoEnvelope,
  CommentPageEnvelope,
  OwnedProductListEnvelope,
  ProductEnvelope,
  ProductId,
  ProductListEnvelope,
  ProductPurchaseEnvelope,
  RoomEnvelope,
  UserBasicInfo,
} from '../contract/validators.ts';
import { inTransaction } from '../db/transaction.ts';
import { ownerOf, type SessionValues } from '../http/principal.ts';
import { shopAt } from '../testing/shop.ts';
import { createTestServer, principalOf } from '../testing/test-server.ts';
import { PRODUCTS } from './catalogue.ts';

const GIFT = 100;

/** A shop, and a reader with some points more than the gift. */
async function prepare(extra = 0) {
  const server = await createTestServer();
  const { balance, ledger } = shopAt(server);
  const session = await server.registered();
  let given = 0;
  const give = async (to: SessionValues, amount: number) => {
    const walletId = ownerOf(await principalOf(server.deps, to));
    given += 1;
    const reference = `given:${given}`;
    await inTransaction(server.deps.database, (trx) =>
      server.deps.points.add(trx, { walletId, amount, reason: 'purchase', reference }),
    );
  };
  if (extra > 0) await give(session, extra);
  const buy = (productId: string, json: unknown, { key, by = session }: { key?: string; by?: SessionValues } = {}) =>
    server.call(`/shop/products/${productId}/purchase`, {
      method: 'POST',
      session: by,
      json,
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });
  const owned = async (by = session) =>
    OwnedProductListEnvelope.parse((await server.call('/shop/owned-products', { session: by })).body).data.items;
  const worn = (productId: string, method: 'PUT' | 'DELETE', by = session) =>
    server.call(`/shop/products/${productId}/worn`, { method, session: by });
  const info = async () => {
    const { body } = await server.call('/user-profile/basic-info', { session });
    return UserBasicInfo.parse(BasicInfoEnvelope.parse(body).data);
  };
  const frame = async () => (await info()).user_frame_id;
  return { server, session, balance, ledger, give, buy, owned, worn, info, frame };
}

describe('the products', () => {
  it('are the same for everyone, with their price in points and in money at the dearest pack', async () => {
    await using server = await createTestServer();
    const { body } = await server.call('/shop/products');
    const { shelves } = ProductListEnvelope.parse(body).data;
    expect(shelves.map(({ kind, products }) => [kind, products.length])).toEqual([
      ['frame', 5],
      ['binding', 4],
      ['paper', 4],
    ]);
    const lantern = { productId: 'brass-lantern', kind: 'frame', points: 240, about: { amount: 240, currency: 'USD' } };
    expect(shelves[0]?.products[0]).toEqual(lantern);
    expect(ProductEnvelope.parse((await server.call('/shop/products/brass-lantern')).body).data).toEqual(lantern);
  });

  it('answer 404 for an id that there is not', async () => {
    await using server = await createTestServer();
    expect(await server.call('/shop/products/gold-crown')).toMatchObject({
      status: 404,
      body: { reason: 'NOT_FOUND' },
    });
  });
});

describe('buying a product', () => {
  it('takes the price, gives the product and says so in the ledger', async () => {
    const { balance, buy, ledger, owned, server, session } = await prepare(200);
    await using _ = server;
    const bought = ProductPurchaseEnvelope.parse((await buy('brass-lantern', { points: 240 })).body).data;
    expect(bought).toMatchObject({ productId: 'brass-lantern', points: 240, balance: 60 });
    expect(await balance(session)).toBe(60);
    expect(await owned()).toMatchObject([{ productId: 'brass-lantern', worn: false }]);
    expect((await ledger(session)).items[0]).toMatchObject({
      entryId: bought.entryId,
      kind: 'reserve',
      points: -240,
      balanceAfter: 60,
      subject: { productId: 'brass-lantern' },
    });
  });

  it('is charged once when fifty purchases arrive at once, under one key or under fifty', async () => {
    const { balance, buy, owned, server, session } = await prepare(900);
    await using _ = server;
    const many = async (productId: string, keyOf: (index: number) => string) =>
      Promise.all(Array.from({ length: 50 }, (_one, index) => buy(productId, { points: 240 }, { key: keyOf(index) })));
    const same = await many('brass-lantern', () => 'one-key-for-all');
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(same.map(({ body }) => ProductPurchaseEnvelope.parse(body).data.entryId)).size).toBe(1);
    const each = await many('low-tide', (index) => `key-number-${index}`);
    expect(each.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(each.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await balance(session)).toBe(GIFT + 900 - 480);
    expect(await owned()).toHaveLength(2);
  });

  it('is refused for one that the account has, and answered again under its key', async () => {
    const { balance, buy, server, session } = await prepare(900);
    await using _ = server;
    const first = await buy('first-frost', { points: 160 }, { key: 'first-purchase' });
    const again = await buy('first-frost', { points: 160 }, { key: 'first-purchase' });
    expect(ProductPurchaseEnvelope.parse(again.body).data).toEqual(ProductPurchaseEnvelope.parse(first.body).data);
    expect(await buy('first-frost', { points: 160 })).toMatchObject({ status: 409, body: { field: 'productId' } });
    expect(await buy('low-tide', { points: 240 }, { key: 'first-purchase' })).toMatchObject({ status: 409 });
    expect(await balance(session)).toBe(GIFT + 740);
  });

  it('leaves everything as it was where the points do not suffice', async () => {
    const { balance, buy, give, ledger, owned, server, session } = await prepare();
    await using _ = server;
    const refused = await buy('first-frost', { points: 160 }, { key: 'too-few-points' });
    expect(refused).toMatchObject({ status: 400, body: { reason: 'INSUFFICIENT_POINTS' } });
    expect(await owned()).toEqual([]);
    expect(await balance(session)).toBe(GIFT);
    expect((await ledger(session)).items.filter(({ kind }) => kind === 'reserve')).toEqual([]);
    await give(session, 60);
    expect(await buy('first-frost', { points: 160 }, { key: 'too-few-points' })).toMatchObject({ status: 200 });
    expect(await balance(session)).toBe(0);
  });

  it('never takes its price from the buyer', async () => {
    const { balance, buy, owned, server, session } = await prepare(900);
    await using _ = server;
    expect(await buy('low-tide', { points: 1 })).toMatchObject({ status: 409, body: { field: 'points' } });
    expect(await buy('low-tide', { points: 241 })).toMatchObject({ status: 409, body: { field: 'points' } });
    for (const points of [-240, 0, 239.5, '240', null]) {
      expect(await buy('low-tide', { points })).toMatchObject({ status: 400, body: { reason: 'VALIDATION_FAILED' } });
    }
    expect(await buy('low-tide', {})).toMatchObject({ status: 400 });
    expect(await buy('gold-crown', { points: 1 })).toMatchObject({ status: 404 });
    expect(await buy('constructor', { points: 1 })).toMatchObject({ status: 404 });
    expect(await owned()).toEqual([]);
    expect(await balance(session)).toBe(GIFT + 900);
    const price = { points: 240, price: 1, accountId: 'acc-of-another' };
    expect(ProductPurchaseEnvelope.parse((await buy('low-tide', price)).body).data.points).toBe(240);
  });

  it('needs an account', async () => {
    const { buy, server, worn } = await prepare();
    await using _ = server;
    const by = await server.guest();
    const refused = { status: 403, body: { reason: 'REGISTRATION_REQUIRED' } };
    expect(await buy('low-tide', { points: 240 }, { by })).toMatchObject(refused);
    expect(await worn('low-tide', 'PUT', by)).toMatchObject(refused);
    expect(await server.call('/shop/owned-products', { session: by })).toMatchObject(refused);
  });

  it('keeps the books equal to what is owned, whatever is bought in whatever order', async () => {
    const { balance, buy, give, ledger, owned, server } = await prepare();
    await using _ = server;
    const Act = record({ productId: constantFrom(...ProductId.options), key: constantFrom('key-one-1', 'key-two-2') });
    await assert(
      asyncProperty(array(Act, { maxLength: 9 }), async (acts) => {
        const by = await server.registered();
        await give(by, 500);
        await Promise.all(
          acts.map(({ key, productId }) => buy(productId, { points: PRODUCTS[productId].points }, { by, key })),
        );
        const items = await owned(by);
        const paid = items.reduce((sum, { productId }) => sum + PRODUCTS[productId].points, 0);
        expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length);
        expect(await balance(by)).toBe(GIFT + 500 - paid);
        const spent = (await ledger(by)).items.filter(({ kind }) => kind === 'reserve');
        expect(spent).toHaveLength(items.length);
        expect(new Set(spent.map(({ subject }) => subject.productId))).toEqual(
          new Set(items.map(({ productId }) => productId)),
        );
      }),
      { numRuns: 12 },
    );
  });
});

describe('wearing a product', () => {
  it('shows it in the basic info, one of a kind at a time', async () => {
    const { buy, frame, owned, server, worn } = await prepare(900);
    await using _ = server;
    expect(await frame()).toBeNull();
    await buy('low-tide', { points: 240 });
    await buy('first-frost', { points: 160 });
    expect((await worn('low-tide', 'PUT')).status).toBe(200);
    expect(await frame()).toBe('low-tide');
    expect((await worn('first-frost', 'PUT')).status).toBe(200);
    expect(await frame()).toBe('first-frost');
    expect((await owned()).filter((item) => item.worn)).toMatchObject([{ productId: 'first-frost' }]);
    expect((await worn('low-tide', 'DELETE')).status).toBe(200);
    expect(await frame()).toBe('first-frost');
    expect((await worn('first-frost', 'DELETE')).status).toBe(200);
    expect((await worn('first-frost', 'DELETE')).status).toBe(200);
    expect(await frame()).toBeNull();
  });

  it('keeps one of each kind: a paper leaves the frame and the binding on', async () => {
    const { buy, info, server, worn } = await prepare(900);
    await using _ = server;
    const bought = ['first-frost', 'winter-linen', 'ruled-ledger', 'star-chart'] as const;
    for (const id of bought) {
      expect(await buy(id, { points: PRODUCTS[id].points })).toMatchObject({ status: 200 });
      expect((await worn(id, 'PUT')).status).toBe(200);
    }
    expect(await info()).toMatchObject({
      user_frame_id: 'first-frost',
      user_binding_id: 'winter-linen',
      user_paper_id: 'star-chart',
    });
    expect((await worn('star-chart', 'DELETE')).status).toBe(200);
    expect(await info()).toMatchObject({
      user_frame_id: 'first-frost',
      user_binding_id: 'winter-linen',
      user_paper_id: null,
    });
  });

  it('shows a frame to others beside comments and in rooms, and a paper to its owner alone', async () => {
    const { buy, server, session, worn } = await prepare(900);
    await using _ = server;
    await buy('low-tide', { points: 240 });
    await buy('tide-lines', { points: 160 });
    await worn('tide-lines', 'PUT');
    const other = await server.registered();
    const path = '/characters/zoe-marsh/comments';
    expect(await server.call(path, { method: 'POST', session, json: { text: 'Keep counting.' } })).toMatchObject({
      status: 200,
    });
    const comment = async () => (await server.call(path, { session: other })).body;
    expect(CommentPageEnvelope.parse(await comment()).data.items[0]?.authorFrameId).toBeNull();
    await worn('low-tide', 'PUT');
    expect(CommentPageEnvelope.parse(await comment()).data.items[0]?.authorFrameId).toBe('low-tide');
    expect(JSON.stringify(await comment())).not.toContain('tide-lines');

    const form = { title: 'A room', characterIds: ['ada-byrne'], turnTaking: 'mention', language: 'en-US' };
    const json = { ...form, displayName: 'Noor' };
    const made = await server.call('/rooms', { method: 'POST', session, json });
    expect(RoomEnvelope.parse(made.body).data.me?.frameId).toBe('low-tide');
    expect(JSON.stringify(made.body)).not.toContain('tide-lines');
  });

  it('ends with one frame when many are put on at once', async () => {
    const { buy, owned, server, worn } = await prepare(900);
    await using _ = server;
    await buy('low-tide', { points: 240 });
    await buy('first-frost', { points: 160 });
    const ids = Array.from({ length: 20 }, (_one, index) => (index % 2 === 0 ? 'low-tide' : 'first-frost'));
    const answers = await Promise.all(ids.map((id) => worn(id, 'PUT')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await owned()).filter((item) => item.worn)).toHaveLength(1);
  });

  it('needs the product: that of another account is not found', async () => {
    const { buy, frame, server, worn } = await prepare(900);
    await using _ = server;
    await buy('low-tide', { points: 240 });
    expect(await worn('low-tide', 'PUT', await server.registered())).toMatchObject({ status: 404 });
    expect(await worn('vermilion-lacquer', 'PUT')).toMatchObject({ status: 404 });
    expect(await worn('gold-crown', 'PUT')).toMatchObject({ status: 404 });
    expect(await frame()).toBeNull();
  });
});
