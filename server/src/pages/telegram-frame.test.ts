import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config/config.ts';
import { readLogin } from '../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const BOT = { NODE_ENV: 'test', TELEGRAM_BOT_TOKEN: '110201543:AAH', TELEGRAM_BOT_NAME: 'fabula_bot' };
const ORIGIN = 'https://fabula.example';
const Signed = z.record(z.string(), z.string());

async function withBot(environment: Record<string, string> = {}): Promise<TestServer> {
  const { signIn } = readConfig({ ...BOT, ...environment });
  return createTestServer({ config: { signIn } });
}

async function frameOf(server: TestServer) {
  const page = await server.app.request('/telegram-widget');
  return { page, html: await page.text(), policy: page.headers.get('content-security-policy') ?? '' };
}

function sign(server: TestServer, form: Record<string, string>) {
  return server.app.request('/dev/telegram/sign', { method: 'POST', body: new URLSearchParams(form) });
}

it('loads the widget of Telegram for our bot, in a page that only our own pages hold', async () => {
  await using server = await withBot();
  const [first, second] = [await frameOf(server), await frameOf(server)];
  expect(first.html).toContain('src="https://telegram.org/js/telegram-widget.js?22" data-telegram-login="fabula_bot"');
  expect(first.html.indexOf('<body>')).toBeLessThan(first.html.indexOf('data-telegram-login'));
  expect(first.page.headers.get('cache-control')).toBe('no-store');
  expect(first.page.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(first.policy).toContain("default-src 'none'");
  expect(first.policy).toContain("frame-ancestors 'self'");
  expect(first.policy).toContain('frame-src https://oauth.telegram.org');
  expect(first.policy).not.toMatch(/unsafe|\*|connect-src/);
  const nonceOf = (policy: string) => /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(first.html.match(/<script nonce="([^"]+)"/g)).toHaveLength(2);
  expect(first.html).toContain(`nonce="${nonceOf(first.policy)}"`);
  expect(nonceOf(second.policy)).not.toBe(nonceOf(first.policy));
});

it('takes the widget from elsewhere when it is told to', async () => {
  await using server = await withBot({ TELEGRAM_WIDGET_URL: 'http://127.0.0.1:4119/widget.js?a=1&b="' });
  const { html, policy } = await frameOf(server);
  expect(html).toContain('src="http://127.0.0.1:4119/widget.js?a=1&#38;b=&#34;"');
  expect(policy).toContain('frame-src http://127.0.0.1:4119');
});

it('passes what the widget says on to the page around it, and takes it out of its address', async () => {
  await using server = await withBot();
  const { html } = await frameOf(server);
  const script = /<script nonce="[^"]+">([^<]+)<\/script>/.exec(html)?.[1] ?? '';
  const postMessage = vi.fn<(message: unknown, origin: string) => void>();
  const replaceState = vi.fn<(state: null, title: string, address: string) => void>();
  const location = { hash: '', origin: ORIGIN, pathname: '/telegram-widget' };
  const heard: Record<string, () => void> = {};
  const addEventListener = (type: string, listener: () => void) => Object.assign(heard, { [type]: listener });
  const page = { URLSearchParams, addEventListener, history: { replaceState }, location, parent: { postMessage } };
  runInNewContext(script, page);
  expect(postMessage).not.toHaveBeenCalled();
  location.hash = '#?id=42&first_name=%E6%9D%8E&auth_date=1790000000&hash=0f';
  heard['hashchange']?.();
  const user = { id: '42', first_name: '李', auth_date: '1790000000', hash: '0f' };
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'telegram-auth', user }, ORIGIN);
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/telegram-widget');
});

it('in development has a labelled stand-in, whose word is taken like that of Telegram', async () => {
  await using server = await createTestServer();
  const { html, policy } = await frameOf(server);
  expect(html).toContain('src="/dev/telegram/widget.js"');
  expect(policy).toContain("connect-src 'self'");
  const widget = await server.app.request('/dev/telegram/widget.js');
  expect(widget.headers.get('content-type')).toContain('text/javascript');
  expect(await widget.text()).toContain('Stand-in for Telegram');

  const signed = Signed.parse(await (await sign(server, { id: '42', first_name: 'Ada', username: '' })).json());
  const { auth_date: authDate, first_name: firstName, hash, id } = signed;
  const callback = async (json: unknown) =>
    server.call('/registerlogin/telegram/callback', { method: 'POST', session: await server.guest(), json });
  const { session } = readLogin(await callback({ id, firstName, authDate, hash }));
  const info = await server.call('/user-profile/basic-info', { session });
  expect(info.body.data).toMatchObject({ user_name: 'Ada' });
  expect(await callback({ id: '43', firstName, authDate, hash })).toMatchObject({
    status: 400,
    body: { field: 'hash' },
  });
});

it.each<Record<string, string>>([
  { id: '0', first_name: 'Ada', username: '' },
  { id: '42', first_name: ' ', username: '' },
  { id: '42', first_name: 'Ada', username: 'a\nb' },
  { id: '42' },
])('the stand-in does not vouch for %o', async (form) => {
  await using server = await createTestServer();
  expect((await sign(server, { ...form })).status).toBe(400);
});

it('the stand-in of one server is not believed by another', async () => {
  await using server = await createTestServer();
  await using other = await createTestServer();
  const signed = Signed.parse(await (await sign(server, { id: '7', first_name: 'Eve', username: '' })).json());
  const json = { id: signed['id'], firstName: 'Eve', authDate: signed['auth_date'], hash: signed['hash'] };
  const answer = await other.call('/registerlogin/telegram/callback', {
    method: 'POST',
    session: await other.guest(),
    json,
  });
  expect(answer).toMatchObject({ status: 400, body: { field: 'hash' } });
});

it('has no stand-in where there is a bot, and no page where Telegram is off', async () => {
  await using server = await withBot();
  expect((await server.app.request('/dev/telegram/widget.js')).status).toBe(404);
  expect((await sign(server, { id: '42', first_name: 'Ada', username: '' })).status).toBe(405);
  await using off = await withBot({ TELEGRAM_BOT_TOKEN: 'off' });
  expect((await off.app.request('/telegram-widget')).headers.get('content-security-policy')).not.toContain('nonce');
  const { signIn } = readConfig({
    NODE_ENV: 'production',
    SMTP_URL: 'off',
    TWILIO_ACCOUNT_SID: 'off',
    TEXT_ENGINE: 'offline',
  });
  expect(signIn.telegram).toEqual({ kind: 'off' });
});
