import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { readLogin } from '../../../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

const TOKEN = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';
const HOUR_S = 3600;

let server: TestServer;
beforeAll(async () => {
  const { signIn } = readConfig({ NODE_ENV: 'test', TELEGRAM_BOT_TOKEN: TOKEN, TELEGRAM_BOT_NAME: 'fabula_bot' });
  server = await createTestServer({ config: { signIn } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

function widget(fields: Record<string, string | number>, token = TOKEN): string {
  const text = Object.keys(fields)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${fields[name]}`)
    .join('\n');
  const key = createHash('sha256').update(token).digest();
  return createHmac('sha256', key).update(text).digest('hex');
}

function now(): number {
  return Math.floor(server.clock.now() / 1000);
}

async function callback(json: unknown) {
  return server.call('/registerlogin/telegram/callback', { method: 'POST', session: await server.guest(), json });
}

let ids = 1000;
function person(authDate = now()) {
  ids += 1;
  const signed = {
    id: ids,
    first_name: 'Ada',
    last_name: 'Byrne',
    username: 'ada',
    photo_url: 'https://t.me/i/userpic/320/ada.jpg',
    auth_date: authDate,
  };
  const sent = {
    id: ids,
    firstName: 'Ada',
    lastName: 'Byrne',
    username: 'ada',
    photoUrl: signed.photo_url,
    authDate,
  };
  return { signed, sent };
}

describe('signing in with Telegram', () => {
  it('lets in whom Telegram vouches for, by their name there', async () => {
    const { sent, signed } = person();
    const login = readLogin(await callback({ ...sent, hash: widget(signed) }));
    expect(login.isNewUser).toBe(true);
    const info = await server.call('/user-profile/basic-info', { session: login.session });
    expect(info.body.data).toMatchObject({ user_name: 'Ada Byrne' });
  });

  it('hashes only what was received: an empty or missing field was not there', async () => {
    const [id, auth_date] = [77, now()];
    const hash = widget({ id, auth_date, first_name: '李' });
    const sent = { id: String(id), authDate: String(auth_date), firstName: '李', lastName: '', hash };
    expect((await callback(sent)).status).toBe(200);
    const bare = { id: 78, auth_date };
    expect((await callback({ id: 78, authDate: auth_date, hash: widget(bare) })).status).toBe(200);
  });

  it('takes every word of Telegram once', async () => {
    const { sent, signed } = person();
    const json = { ...sent, hash: widget(signed) };
    const statuses = (await Promise.all([callback(json), callback(json)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await callback(json)).toMatchObject({ status: 400, body: { field: 'hash' } });
  });

  it('finds the account again with a later word', async () => {
    const { sent, signed } = person();
    await callback({ ...sent, hash: widget(signed) });
    const later = now() + 5;
    const hash = widget({ ...signed, auth_date: later });
    expect(readLogin(await callback({ ...sent, authDate: later, hash })).isNewUser).toBe(false);
  });

  it.each<[string, (json: Record<string, unknown>) => unknown]>([
    ['a changed name', (json) => ({ ...json, firstName: 'Eve' })],
    ['another id', (json) => ({ ...json, id: 1 })],
    ['a dropped field', ({ lastName: _dropped, ...json }) => json],
    ['another hash', (json) => ({ ...json, hash: '0'.repeat(64) })],
  ])('refuses %s', async (_what, change) => {
    const { sent, signed } = person();
    const answer = await callback(change({ ...sent, hash: widget(signed) }));
    expect(answer).toMatchObject({ status: 400, body: { reason: 'VALIDATION_FAILED', field: 'hash' } });
  });

  it('refuses an added field, and the word of another bot', async () => {
    const bare = { id: 79, auth_date: now() };
    const added = { id: 79, authDate: bare.auth_date, username: 'eve', hash: widget(bare) };
    expect(await callback(added)).toMatchObject({ status: 400, body: { field: 'hash' } });
    const { sent, signed } = person();
    expect(await callback({ ...sent, hash: widget(signed, '1:other') })).toMatchObject({ status: 400 });
  });

  it.each([
    ['older than a day', -25 * HOUR_S],
    ['from the future', 600],
  ])('refuses a word %s', async (_what, offset) => {
    const { sent, signed } = person(now() + offset);
    const answer = await callback({ ...sent, hash: widget(signed) });
    expect(answer).toMatchObject({ status: 400, body: { field: 'authDate' } });
  });

  it('is off where there is no bot', async () => {
    const { signIn } = readConfig({ NODE_ENV: 'test', TELEGRAM_BOT_TOKEN: 'off' });
    await using other = await createTestServer({ config: { signIn } });
    const { sent, signed } = person();
    const answer = await other.call('/registerlogin/telegram/callback', {
      method: 'POST',
      session: await other.guest(),
      json: { ...sent, hash: widget(signed) },
    });
    expect(answer).toMatchObject({ status: 501, body: { reason: 'NOT_IMPLEMENTED' } });
  });
});
