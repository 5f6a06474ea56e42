import fc from 'fast-check';
import { assert, expect, inject, it } from 'vitest';
import type { SessionValues } from '../../../http/principal.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import type { OrderRow } from '../../../shop/tables.ts';
import { createStripeServer, type StripeServer } from '../../../testing/payments/stripe-server.ts';
import { principalOf } from '../../../testing/test-server.ts';
import { READ_EVENTS } from './stripe-events.ts';

/** Each takes a second on PostgreSQL. */
const ORDERS = inject('postgresUrl') === undefined ? 200 : 40;

async function accountOf({ server }: Pick<StripeServer, 'server'>, session: SessionValues): Promise<string> {
  const { accountId } = await principalOf(server.deps, session);
  assert(accountId !== undefined);
  return accountId;
}

/** Everything that a year of payments can bring, in the order in which it happens. */
async function live(at: StripeServer, session: SessionValues): Promise<void> {
  const { pass, peer, server, shop } = at;
  const provider = server.deps.shop.providers.require('stripe');
  const intent = (checkoutId: string) => {
    const paid = peer.state.intents.all().find(({ metadata }) => metadata['orderId'] === checkoutId);
    return paid?.id ?? '';
  };
  const member = (method: 'POST' | 'PUT', path: string, json?: unknown) =>
    server.call(`/shop/membership/${path}`, { method, session, ...(json === undefined ? {} : { json }) });

  const disputed = await shop.buy(session, 'points-1000');
  const dispute = peer.dispute(intent(disputed.checkoutId));
  await pass(1000);
  peer.closeDispute(dispute, 'won');
  await pass(1000);
  const refunded = await shop.buy(session, 'points-2800');
  await provider.refund(intent(refunded.checkoutId), { amount: 999, key: 'a-part' });
  await pass(1000);
  await provider.refund(intent(refunded.checkoutId), { amount: 1000, key: 'the-rest' });
  await pass(1000);
  const transfers = [await shop.start(session, 'points-300'), await shop.start(session, 'points-300')];
  const [arrives = '', fails = ''] = transfers.map(({ checkoutUrl }) => peer.payLater(checkoutUrl));
  await shop.start(session, 'points-8000');
  peer.pay((await shop.start(session, 'points-300')).checkoutUrl, { amount_total: 250 });
  await pass(DAY_MS / 2);
  peer.transferArrives(arrives);
  peer.transferFails(fails);
  await shop.buy(session, 'membership-month');
  for (let day = 0; day < 20; day += 1) await pass(DAY_MS);
  peer.setCards(false);
  for (let day = 0; day < 12; day += 1) await pass(DAY_MS);
  expect(await shop.membership(session)).toMatchObject({ state: 'past-due' });
  peer.setCards(true);
  for (let day = 0; day < 3; day += 1) await pass(DAY_MS);
  expect((await member('PUT', 'period', { period: 'year' })).status).toBe(200);
  for (let day = 0; day < 30; day += 1) await pass(DAY_MS);
  expect(await shop.membership(session)).toMatchObject({ state: 'active', period: 'year' });
  expect((await member('POST', 'cancel')).status).toBe(200);
  for (let month = 0; month < 13; month += 1) await pass(30 * DAY_MS);
  expect(await shop.membership(session)).toMatchObject({ state: 'ended' });
}

async function booksOf({ server, shop }: StripeServer, session: SessionValues) {
  const { db } = server.deps.database;
  const accountId = await accountOf({ server }, session);
  const orders = await db.selectFrom('shop_orders').selectAll().where('account_id', '=', accountId).execute();
  const ids = orders.map(({ order_id: id }) => id);
  const nameOf = (orderId: string) => orders.find(({ order_id: id }) => id === orderId)?.created_at;
  const { items } = await shop.ledger(session, '?limit=48');
  const ledger: Record<string, number> = {};
  for (const { kind, points } of items) ledger[kind] = (ledger[kind] ?? 0) + points;
  const payments = await db.selectFrom('shop_payments').selectAll().where('order_id', 'in', ids).execute();
  const unmatched = await db.selectFrom('unmatched_payments').selectAll().where('order_id', 'in', ids).execute();
  const memberships = await db.selectFrom('memberships').selectAll().where('account_id', '=', accountId).execute();
  return {
    balance: await shop.balance(session),
    ledger,
    orders: orders
      .map(({ amount, offer_id, paid_at, state }) => [offer_id, amount, state, paid_at].join(' '))
      .toSorted(),
    payments: payments
      .map(({ membership_id: _m, order_id: orderId, payment_ref: _p, ...row }) =>
        JSON.stringify({ ...row, order: nameOf(orderId) }),
      )
      .toSorted(),
    unmatched: unmatched.map(({ amount, reason, refunded, state }) => [reason, amount, refunded, state].join(' ')),
    memberships: memberships.map(({ next_order_id, order_id, paid_until, started_at, state }) =>
      [nameOf(order_id), next_order_id, paid_until, started_at, state].join(' '),
    ),
  };
}

it(`${ORDERS} random orders of the same events, each twice, leave the same books`, { timeout: 900_000 }, async () => {
  const at = await createStripeServer();
  await using _ = at;
  const { peer, post, server } = at;
  const { db } = server.deps.database;
  const session = await server.registered();
  await live(at, session);
  const books = await booksOf(at, session);
  expect(books.ledger).toMatchObject({ purchase: 4100, refund: -2800, membership: 21_000 });
  const rows = await db
    .selectFrom('shop_orders')
    .selectAll()
    .where('account_id', '=', await accountOf(at, session))
    .execute();
  const isRead = (type: string) => READ_EVENTS.some((read) => read === type);
  const events = peer.state.events.filter(({ type }) => isRead(type));
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(9);

  let run = 0;
  const replay = async (order: readonly number[], again: readonly number[]) => {
    run += 1;
    const other = await server.registered();
    const accountId = await accountOf(at, other);
    const ids = new Map(rows.map(({ order_id: id }, index) => [id, `chk-run-${run}-${index}`]));
    for (const row of rows) {
      const fresh: OrderRow = { ...row, order_id: ids.get(row.order_id) ?? '', account_id: accountId };
      const unpaid = { state: 'open' as const, state_at: 0, payment_ref: null, paid_at: null };
      await db
        .insertInto('shop_orders')
        .values({ ...fresh, ...unpaid })
        .execute();
    }
    const rename = (json: string) =>
      [...ids]
        .reduce((text, [from, to]) => text.replaceAll(from, to), json)
        .replaceAll(/\b[a-z]+_\d{6}\b/g, (id) => `${id}x${run}`);
    const renamed = peer.state.copy(rename, events);
    await peer.send(
      post,
      [...order, ...again].flatMap((index) => renamed[index] ?? []),
    );
    await server.deps.shop.tick();
    expect(await booksOf(at, other)).toEqual(books);
  };
  const indexes = events.map((_event, index) => index);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(indexes, { minLength: indexes.length }),
      fc.shuffledSubarray(indexes, { minLength: indexes.length }),
      replay,
    ),
    { numRuns: ORDERS, endOnFailure: true },
  );
});
