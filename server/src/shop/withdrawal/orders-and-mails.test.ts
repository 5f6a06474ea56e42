import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LOCALES } from '../../lib/locale.ts';
import { signInByEmail } from '../../testing/people/sign-in.ts';
import { shopAt } from '../../testing/shop.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { unique, withdrawalsAt } from '../../testing/people/withdrawals.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

let server: TestServer;
let shop: ReturnType<typeof shopAt>;
let buyer: ReturnType<typeof withdrawalsAt>;
beforeAll(async () => {
  server = await createTestServer();
  shop = shopAt(server);
  buyer = withdrawalsAt(server);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

describe('the acknowledgement', () => {
  it('says from what was withdrawn, when and what goes back, in the language of the account, once', async () => {
    const email = `${unique('buyer')}@example.com`;
    const session = await signInByEmail(server, email);
    await server.call('/user-profile/basic-info', { session, headers: { 'language-type': 'de-DE' } });
    const { checkoutId } = await shop.buy(session, 'points-1000');
    const { outbox } = server.deps.signIn;
    assert(outbox);
    const away = vi.spyOn(outbox.mail, 'send').mockRejectedValueOnce(new Error('away'));
    onTestFinished(() => away.mockRestore());
    const before = server.clock.now();
    expect(await buyer.withdraw(session, checkoutId)).toMatchObject({ mailed: true });
    server.clock.advance(11 * 60_000);
    await server.deps.shop.tick();
    await server.deps.shop.tick();
    const mails = outbox.list(email).filter(({ text }) => text.includes('Widerruf'));
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.text).toContain(checkoutId);
    expect(mail?.text).toContain('1.000 Punkte');
    expect(mail?.text).toContain('Erstattung: 8,99\u00A0$');
    const at = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });
    expect(mail?.text).toContain(`Eingegangen am: ${at.format(before)} UTC`);
  });

  it.each(LOCALES)('leaves no gap in its text, in %s', async (locale) => {
    const session = await server.registered();
    const { checkoutId } = await shop.buy(session, 'membership-year');
    await buyer.withdraw(session, checkoutId);
    const { db } = server.deps.database;
    const order = await db
      .selectFrom('shop_orders')
      .selectAll()
      .where('order_id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    const withdrawal = await db
      .selectFrom('withdrawals')
      .selectAll()
      .where('order_id', '=', checkoutId)
      .executeTakeFirstOrThrow();
    const { subject, text } = withdrawalMail({ brand: 'fabula', locale, order, withdrawal });
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|: *$/m);
    expect(subject).toContain(checkoutId);
    expect(text).toContain(new Intl.NumberFormat(locale).format(1500));
  });
});

it('lists what was bought page by page, the newest first, without what was never paid', async () => {
  const session = await server.registered();
  const bought: string[] = [];
  for (let index = 0; index < 3; index += 1) bought.push((await shop.buy(session, 'points-300')).checkoutId);
  await shop.start(session, 'points-300');
  const first = await buyer.orders(session, '?limit=2');
  const second = await buyer.orders(session, `?limit=2&cursor=${first.nextCursor}`);
  expect(second.nextCursor).toBeNull();
  const listed = [...first.items, ...second.items];
  expect(listed.map(({ checkoutId }) => checkoutId).toSorted()).toEqual(bought.toSorted());
  expect(listed.every(({ withdrawableUntil }) => withdrawableUntil !== null)).toBe(true);
  const stranger = await server.registered();
  expect((await server.call(`/shop/orders?cursor=${first.nextCursor}`, { session: stranger })).status).toBe(400);
});
