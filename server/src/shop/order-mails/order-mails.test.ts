import { afterAll, assert, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOCALES } from '../../lib/locale.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { startAnvil, type Anvil } from '../../testing/chain/anvil.ts';
import { createWeb3Server, type Web3Server } from '../../testing/chain/web3-server.ts';
import { signInByEmail } from '../../testing/people/sign-in.ts';
import { unique } from '../../testing/people/withdrawals.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { orderMail } from './order-mail.ts';

const PRICE = 2_990_000n;
const HOUR_MS = 3_600_000;

let anvil: Anvil;
let web3: Web3Server;
beforeAll(async () => {
  anvil = await startAnvil({ startsAt: new TestClock().now() - HOUR_MS });
});
afterAll(async () => anvil[Symbol.asyncDispose]());
beforeEach(async () => {
  web3 = await createWeb3Server([anvil.chain]);
  return async () => web3[Symbol.asyncDispose]();
});

/** A buyer who reads a language, and the mails that came since the order. */
const buyer = async (language = 'en-US') => {
  const email = `${unique('payer')}@example.com`;
  const session = await signInByEmail(web3.server, email);
  await web3.server.call('/user-profile/basic-info', { session, headers: { 'language-type': language } });
  const { outbox } = web3.server.deps.signIn;
  assert(outbox);
  const before = new Set(outbox.list(email));
  const mails = () => outbox.list(email).filter((mail) => !before.has(mail));
  return { ...(await web3.order(session)), outbox, mails };
};

const arrive = async (address: Parameters<Anvil['pay']>[0], amount: bigint) => {
  await anvil.pay(address, amount);
  await anvil.mine(2);
  await web3.watch();
  await web3.server.deps.shop.tick();
};

describe('the mail about a payment on a chain', () => {
  it('says that the order is complete, once, in the language of the account', async () => {
    const { address, checkoutId, mails } = await buyer('de-DE');
    await anvil.pay(address, PRICE);
    await web3.watch();
    await web3.server.deps.shop.tick();
    expect(mails()).toEqual([]);
    await anvil.mine(2);
    await web3.watch();
    await web3.server.deps.shop.tick();
    await web3.server.deps.shop.tick();
    const [mail, ...others] = mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Bestellung: 300 Punkte');
    expect(mail?.text).toContain(checkoutId);
    expect(mail?.text).toContain('/de-DE/orders');
    expect(mail?.text).not.toContain(address);
  });

  it('is sent again when the mail server was away', async () => {
    const { address, mails, outbox } = await buyer();
    const away = vi.spyOn(outbox.mail, 'send').mockRejectedValueOnce(new Error('away'));
    onTestFinished(() => away.mockRestore());
    await arrive(address, PRICE);
    expect(mails()).toEqual([]);
    web3.server.clock.advance(11 * 60_000);
    await web3.server.deps.shop.tick();
    expect(mails()).toHaveLength(1);
  });

  it('says at once what was too much, and that the order is complete', async () => {
    const { address, mails } = await buyer();
    await arrive(address, PRICE + 1_000_000n);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain('1.00 USD more than its price');
    expect(mails()[0]?.text).toContain('Order: 300 points');
  });

  it('reminds of a missing part after an hour, once, and not when it has come', async () => {
    const [slow, quick] = [await buyer(), await buyer()];
    await arrive(slow.address, 2_000_000n);
    await arrive(quick.address, 2_000_000n);
    expect([...slow.mails(), ...quick.mails()]).toEqual([]);
    await arrive(quick.address, 990_000n);
    web3.server.clock.advance(HOUR_MS);
    await web3.server.deps.shop.tick();
    web3.server.clock.advance(HOUR_MS);
    await web3.server.deps.shop.tick();
    expect(slow.mails()).toHaveLength(1);
    const [reminder] = slow.mails();
    expect(reminder?.text).toContain('Received: 2.00 USD\nStill to send: 0.99 USD');
    expect(reminder?.text).toContain(`/en-US/web3-payment?checkoutId=${slow.checkoutId}`);
    expect(quick.mails()).toHaveLength(1);
    expect(quick.mails()[0]?.text).toContain('your order is complete');
  });

  it('says when the time is over what became of the part that had arrived', async () => {
    const { address, mails } = await buyer();
    await arrive(address, 1_000_000n);
    web3.server.clock.advance(HOUR_MS);
    await web3.server.deps.shop.tick();
    web3.server.clock.advance(32 * DAY_MS);
    await web3.watch();
    await web3.server.deps.shop.tick();
    await web3.server.deps.shop.tick();
    const [last, reminder, ...others] = mails();
    expect(reminder?.text).toContain('send the rest');
    expect(last?.text).toContain('It bought nothing');
    expect(others).toEqual([]);
  });

  it('is not sent about payments by other providers, which confirm them themselves', async () => {
    await using both = await createWeb3Server([anvil.chain], 'local,web3');
    await both.shop.buy(await both.server.registered(), 'points-300');
    expect(await both.db.selectFrom('order_mails').selectAll().execute()).toEqual([]);
  });

  it.each(LOCALES)('leaves no gap in its texts, in %s', async (locale) => {
    const { checkoutId } = await buyer();
    const query = web3.db.selectFrom('shop_orders').selectAll().where('order_id', '=', checkoutId);
    const order = await query.executeTakeFirstOrThrow();
    const standing = { received: '2.00', missing: '0.99', surplus: '1.00' };
    for (const kind of ['credited', 'over', 'part', 'lapsed'] as const) {
      const of = { brand: 'fabula', kind, locale, order, publicUrl: 'https://fabula.example', standing } as const;
      const { subject, text } = orderMail(of);
      expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|[:：] *$/m);
      expect(text).toContain(checkoutId);
    }
  });
});
