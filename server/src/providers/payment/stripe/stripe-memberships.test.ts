import { assert, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../../http/principal.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import { createStripeServer, type StripeServer } from '../../../testing/payments/stripe-server.ts';

async function prepare() {
  const at = await createStripeServer();
  const session = await at.server.registered();
  const post = (path: string) => at.server.call(`/shop/membership/${path}`, { method: 'POST', session });
  const setPeriod = (period: string) =>
    at.server.call('/shop/membership/period', { method: 'PUT', session, json: { period } });
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) await at.pass(DAY_MS);
  };
  const payments = () =>
    at.server.deps.database.db.selectFrom('shop_payments').select(['amount', 'order_id']).orderBy('paid_at').execute();
  const subscription = () => {
    const [only] = at.peer.state.subscriptions.all();
    assert(only !== undefined);
    return only;
  };
  return { at, session, post, setPeriod, days, payments, subscription };
}

const grants = async ({ shop }: StripeServer, session: SessionValues) =>
  (await shop.ledger(session, '?limit=48')).items.filter(({ kind }) => kind === 'membership').length;

describe('a membership paid at Stripe', () => {
  it('by the month gives its points with the first payment and each renewal', async () => {
    const { at, days, payments, session } = await prepare();
    await using _ = at;
    const { checkoutId } = await at.shop.buy(session, 'membership-month');
    expect(await at.shop.membership(session)).toMatchObject({
      state: 'active',
      period: 'month',
      price: { amount: 1190, currency: 'USD' },
      paidUntil: '2026-12-21T12:00:00.000Z',
    });
    expect(await at.shop.balance(session)).toBe(1600);
    await days(62);
    expect(await payments()).toEqual(Array.from({ length: 3 }, () => ({ amount: 1190, order_id: checkoutId })));
    expect(await grants(at, session)).toBe(3);
    expect(await at.shop.membership(session)).toMatchObject({ paidUntil: '2027-02-21T12:00:00.000Z' });
  });

  it('changes to the year with its next payment, whose invoice carries the new order', async () => {
    const { at, days, payments, session, setPeriod, subscription } = await prepare();
    await using _ = at;
    await at.shop.buy(session, 'membership-month');
    expect(await setPeriod('year')).toMatchObject({ status: 200, body: { data: { change: { period: 'year' } } } });
    await days(32);
    const orderId = subscription().metadata['orderId'];
    expect(at.peer.state.invoices.all().at(-1)).toMatchObject({
      amount_paid: 9480,
      parent: { subscription_details: { metadata: { orderId } } },
    });
    expect(await payments()).toMatchObject([{ amount: 1190 }, { amount: 9480, order_id: orderId }]);
    expect(await at.shop.membership(session)).toMatchObject({ period: 'year', price: { amount: 9480 }, change: null });
    // And back to the month, a year later.
    expect(await setPeriod('month')).toMatchObject({ status: 200 });
    await days(366);
    expect((await payments()).map(({ amount }) => amount)).toEqual([1190, 9480, 1190]);
    expect(await grants(at, session)).toBe(14);
    await days(31);
    expect((await payments()).map(({ amount }) => amount)).toEqual([1190, 9480, 1190, 1190]);
  });

  it('stays by the month when the change is taken back', async () => {
    const { at, days, payments, session, setPeriod, subscription } = await prepare();
    await using _ = at;
    await at.shop.buy(session, 'membership-month');
    await setPeriod('year');
    await setPeriod('month');
    expect(subscription().schedule).toBe(null);
    await days(32);
    expect((await payments()).map(({ amount }) => amount)).toEqual([1190, 1190]);
  });

  it('stops while a change is noted, resumes with the change, and ends with what was paid when stopped again', async () => {
    const { at, days, payments, post, session, setPeriod, subscription } = await prepare();
    await using _ = at;
    await at.shop.buy(session, 'membership-month');
    await setPeriod('year');
    await at.deliver();
    expect((await post('cancel')).status).toBe(200);
    await at.deliver();
    expect(subscription()).toMatchObject({ cancel_at_period_end: true, schedule: null });
    expect(await at.shop.membership(session)).toMatchObject({ state: 'ending', change: null });
    await at.pass(DAY_MS);
    expect((await post('resume')).status).toBe(200);
    await at.deliver();
    expect(await at.shop.membership(session)).toMatchObject({ state: 'active', change: { period: 'year' } });
    await days(32);
    expect((await payments()).map(({ amount }) => amount)).toEqual([1190, 9480]);
    expect((await post('cancel')).status).toBe(200);
    await days(370);
    expect(await at.shop.membership(session)).toMatchObject({ state: 'ended', paidUntil: '2027-12-21T12:00:00.000Z' });
    expect((await payments()).map(({ amount }) => amount)).toEqual([1190, 9480]);
  });

  it('is past due while the card fails, active when it works again, and over when it never does', async () => {
    const { at, days, payments, session } = await prepare();
    await using _ = at;
    await at.shop.buy(session, 'membership-month');
    at.peer.setCards(false);
    await days(31);
    expect(await at.shop.membership(session)).toMatchObject({ state: 'past-due' });
    expect(await grants(at, session)).toBe(1);
    at.peer.setCards(true);
    await days(4);
    expect(await at.shop.membership(session)).toMatchObject({ state: 'active' });
    expect(await payments()).toHaveLength(2);
    at.peer.setCards(false);
    await days(40);
    expect(await at.shop.membership(session)).toMatchObject({ state: 'ended' });
    expect(await grants(at, session)).toBe(2);
  });

  it('that is refunded as a whole ends, is not charged again, and a part of it takes a part of the points', async () => {
    const { at, days, payments, session, subscription } = await prepare();
    await using _ = at;
    await at.shop.buy(session, 'membership-month');
    const provider = at.server.deps.shop.providers.require('stripe');
    const [{ payment } = { payment: { payment_intent: '' } }] = at.peer.state.invoicePayments.all();
    await provider.refund(payment.payment_intent, { amount: 595, key: 'half' });
    await at.pass(1000);
    expect(await at.shop.balance(session)).toBe(850);
    expect(await at.shop.membership(session)).toMatchObject({ state: 'active' });
    await provider.refund(payment.payment_intent, { amount: 595, key: 'rest' });
    await at.pass(1000);
    expect(await at.shop.balance(session)).toBe(100);
    expect(await at.shop.membership(session)).toMatchObject({ state: 'ended' });
    expect(subscription()).toMatchObject({ cancel_at_period_end: true });
    await days(32);
    expect(await payments()).toHaveLength(1);
    expect(subscription()).toMatchObject({ status: 'canceled' });
  });

  it('is had once: a second one that was paid in another tab is refunded and never renews', async () => {
    const { at, days, payments, session } = await prepare();
    await using _ = at;
    const tabs = [await at.shop.start(session, 'membership-month'), await at.shop.start(session, 'membership-year')];
    for (const { checkoutUrl } of tabs) at.peer.pay(checkoutUrl);
    await days(40);
    expect(await payments()).toHaveLength(2);
    const [row] = await at.server.deps.database.db.selectFrom('unmatched_payments').selectAll().execute();
    expect(row).toMatchObject({ reason: 'second-membership', amount: 9480, state: 'refunded' });
    expect(at.peer.state.subscriptions.all().map(({ cancel_at_period_end: ends }) => ends)).toEqual([false, true]);
  });

  it('cannot be paid in a tab that is opened again once there is one: that checkout is closed', async () => {
    const { at, session } = await prepare();
    await using _ = at;
    const begin = () =>
      at.server.call('/shop/checkouts', {
        method: 'POST',
        session,
        json: { offerId: 'membership-year' },
        headers: { 'Idempotency-Key': 'one-membership' },
      });
    await begin();
    await at.shop.buy(session, 'membership-month');
    expect(await begin()).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
    expect(at.peer.state.sessions.all().map(({ status }) => status)).toEqual(['expired', 'complete']);
  });
});

describe('the customer portal', () => {
  it('opens for a member, without what would cancel or change the membership there, by one configuration', async () => {
    const { at, post, session } = await prepare();
    await using _ = at;
    expect(await post('portal')).toMatchObject({ status: 409 });
    await at.shop.buy(session, 'membership-month');
    expect(await at.shop.membership(session)).toMatchObject({ hasPortal: true });
    const { body, status } = await post('portal');
    expect(status).toBe(200);
    const [opened] = at.peer.state.portalSessions.all();
    expect(body).toMatchObject({ data: { portalUrl: opened?.url } });
    const [bought] = at.peer.state.subscriptions.all();
    expect(opened).toMatchObject({ customer: bought?.customer });
    expect(opened?.return_url).toMatch(/\/en-US\/upgrade$/);
    await post('portal');
    const { features } = at.peer.state.portals.get(opened?.configuration ?? '');
    expect(features).toMatchObject({
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    });
    expect(at.peer.state.portals.all()).toHaveLength(1);
  });
});
