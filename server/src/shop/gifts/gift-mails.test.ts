import { afterAll, assert, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { LOCALES } from '../../lib/locale.ts';
import { DAY_MS } from '../../lib/utc-day.ts';
import { giftsAt } from '../../testing/people/gifts.ts';
import { unique } from '../../testing/people/withdrawals.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { giftMail } from './gift-mail.ts';

let server: TestServer;
let gifts: ReturnType<typeof giftsAt>;
let giver: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  gifts = giftsAt(server);
  giver = await server.registered();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const outbox = () => {
  assert(server.deps.signIn.outbox);
  return server.deps.signIn.outbox;
};
const mailsTo = (email: string) => outbox().list(email);
const someone = () => `${unique('noor')}@example.com`;
const find = async (checkoutId: string) =>
  (await gifts.given(giver)).items.find((item) => item.checkoutId === checkoutId);

describe('the mail of a gift', () => {
  it('goes out once, with who gave it, what it holds, the note and the link', async () => {
    const email = someone();
    const { code } = await gifts.give(giver, { email, note: 'Read\n<b>on</b> & on.' }, 'points-1000');
    await Promise.all([server.deps.shop.tick(), server.deps.shop.tick()]);
    await server.deps.shop.tick();
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Ada has a gift for you: 1,000 points');
    expect(mail?.text).toContain('    Read\n    <b>on</b> & on.');
    expect(mail?.text).toContain(`/en-US/gift#code=${code}`);
    expect((await gifts.given(giver)).items[0]).toMatchObject({ email, mail: 'sent' });
  });

  it('waits for its day in UTC, and can be accepted before', async () => {
    const email = someone();
    const day = new Date(server.clock.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const { checkoutId, code, expiresAt } = await gifts.give(giver, { email, deliverOn: day });
    expect(await find(checkoutId)).toMatchObject({ mail: 'waiting', deliverOn: day });
    expect(new Date(Date.parse(expiresAt)).toISOString().slice(4)).toBe(`${day.slice(4)}T00:00:00.000Z`);
    server.clock.advance(Date.parse(day) - 1 - server.clock.now());
    await server.deps.shop.tick();
    expect(mailsTo(email)).toEqual([]);
    expect(await gifts.open(await server.guest(), code)).toMatchObject({ state: 'ready' });
    server.clock.advance(1);
    await server.deps.shop.tick();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('is not sent for a gift that was accepted or refunded before its day', async () => {
    const email = someone();
    const deliverOn = new Date(server.clock.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const { code } = await gifts.give(giver, { email, deliverOn });
    await gifts.accept(await server.registered(), code);
    server.clock.advance(4 * DAY_MS);
    await server.deps.shop.tick();
    expect(mailsTo(email)).toEqual([]);
  });

  it('is tried again with growing pauses, and its giver is shown when it was given up', async () => {
    const email = someone();
    const { checkoutId } = await gifts.give(giver, { email });
    const away = vi.spyOn(outbox().mail, 'send').mockRejectedValue(new Error('away'));
    onTestFinished(() => away.mockRestore());
    let hours = 0;
    while ((await find(checkoutId))?.mail === 'waiting' && hours < 24 * 14) {
      await server.deps.shop.tick();
      server.clock.advance(3_600_000);
      hours += 1;
    }
    expect(away.mock.calls.filter(([mail]) => mail.to === email)).toHaveLength(10);
    expect(await find(checkoutId)).toMatchObject({ state: 'ready', mail: 'failed' });
  });

  it('reaches one address five times a day, and later those above', async () => {
    const email = someone();
    for (let count = 0; count < 6; count += 1) await gifts.give(giver, { email });
    await server.deps.shop.tick();
    expect(mailsTo(email)).toHaveLength(5);
    server.clock.advance(DAY_MS + 1);
    await server.deps.shop.tick();
    expect(mailsTo(email)).toHaveLength(6);
  });

  it('is asked for at most twenty times a day by one giver, however many requests at once', async () => {
    const session = await server.registered();
    const answers = await Promise.all(Array.from({ length: 30 }, () => gifts.begin(session, { email: someone() })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await gifts.begin(session)).status).toBe(200);
  });

  it('is not offered where no mail is sent', async () => {
    await using silent = await createTestServer({
      config: { signIn: { ...server.deps.config.signIn, mail: { kind: 'off' } } },
    });
    const refused = await giftsAt(silent).begin(await silent.registered(), { email: 'noor@example.com' });
    expect(refused).toMatchObject({ status: 409, body: { field: 'gift.email' } });
    expect((await silent.call('/shop/offers')).body).toMatchObject({ data: { giftsByMail: false } });
  });
});

it.each(LOCALES)('leaves no gap in its text, in %s', (locale) => {
  for (const from of ['Ada', '']) {
    const link = 'https://example.com/gift#code=0';
    const { subject, text } = giftMail({
      brand: 'fabula',
      from,
      link,
      locale,
      note: 'Read on.',
      period: null,
      points: 1000,
    });
    expect(`${subject}${text}`).not.toMatch(/[{}]/);
    expect(text).toContain(link);
    expect(text).toContain('Read on.');
    expect(text.includes('Ada')).toBe(from !== '');
  }
});
