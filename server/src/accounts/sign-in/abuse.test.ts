import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInByEmail } from '../../testing/people/sign-in.ts';
import { authUrlOf, callback, codeFrom, createSocialServer, type SocialServer } from '../../testing/social-server.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import type { SessionValues } from '../../http/principal.ts';

const REFUSED = { status: 400, body: { reason: 'VALIDATION_FAILED' } };

let server: SocialServer;
beforeAll(async () => {
  server = await createSocialServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

let people = 0;
function someone() {
  people += 1;
  return { email: `abused${people}@example.com` };
}

async function statusOf(session: SessionValues): Promise<number> {
  return (await server.call('/user-profile/basic-info', { session })).status;
}

describe('a guest who claims to be registered', () => {
  it.each<[string, string, unknown]>([
    [
      'POST',
      '/registerlogin/complete-profile',
      { userName: 'Eve', userAvatarImageUrl: '/art/1/avatars/bram-256.webp', motto: '' },
    ],
    ['GET', '/user/sessions', undefined],
    ['DELETE', '/user/sessions', undefined],
    ['DELETE', '/user/sessions/ses-1', undefined],
    ['GET', '/user/sign-in-methods', undefined],
    ['POST', '/user/password', { newPassword: 'eight louder lanterns' }],
  ])('is refused at %s %s', async (method, path, json) => {
    const session = { ...(await server.guest()), 'User-Login-Status': 'REGISTERED' as const };
    const answer = await server.call(path, { method, session, ...(json === undefined ? {} : { json }) });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED', data: null } });
  });

  it('gets ANONYMOUS, and a registered one who claims to be a guest stays registered', async () => {
    const claims = { ...(await server.guest()), 'User-Login-Status': 'REGISTERED' as const };
    const init = `/registerlogin/deviceinit?deviceType=web&deviceId=${claims['Device-ID']}`;
    const guest = await server.call(init, { session: claims });
    expect(guest.body.data).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
    const registered = { ...(await server.registered()), 'User-Login-Status': 'ANONYMOUS' as const };
    expect((await server.call('/user/sessions', { session: registered })).status).toBe(200);
  });
});

describe('a credential on the wire', () => {
  it('is refused when it comes twice, and so are headers beyond measure', async () => {
    await using alone = await createTestServer({ config: { port: 0 } });
    await using socket = await openTestSocket(alone);
    const { Authorization } = await alone.guest();
    const { Authorization: other } = await alone.guest();
    const ask = (...headers: string[]) =>
      socket.raw(
        ['GET /api/user-profile/basic-info HTTP/1.1', 'host: a', 'connection: close', ...headers, '', ''].join('\r\n'),
      );
    expect(await ask(`authorization: ${Authorization}`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask(`authorization: ${Authorization}`, `authorization: ${other}`)).toMatch(/^HTTP\/1\.1 401 /);
    expect(await ask(`authorization: ${'x'.repeat(20_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('does not let a page of another site end sessions', async () => {
    const session = await signInByEmail(server, someone().email);
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await server.call('/user/sessions', { method: 'DELETE', session, headers });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'FORBIDDEN' } });
  });
});

describe('where a round trip leads back to', () => {
  it.each([
    '//evil.example',
    'https://evil.example',
    '../../evil',
    'en-US/../../..//evil.example',
    'en-US@evil.example',
    'xx-XX',
  ])('is a page of ours for the language %s', async (language) => {
    const headers = { 'language-type': language };
    const address = new URL(await authUrlOf(server, await server.guest(), 'google-login', headers));
    expect(address.origin).toBe(server.origin);
    expect(address.searchParams.get('redirect_uri')).toBe(`${server.origin}/en-US/registerlogin`);
  });

  it('is a page of ours whatever host the request names', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const address = new URL(await authUrlOf(server, await server.guest(), 'discord-login', headers));
    expect(address.searchParams.get('redirect_uri')).toBe(`${server.origin}/en-US/registerlogin`);
  });

  it('cannot be changed in the address: the local provider knows the pages of ours', async () => {
    const address = new URL(await authUrlOf(server, await server.guest(), 'google-login'));
    address.searchParams.set('redirect_uri', 'https://evil.example/registerlogin');
    const answer = await fetch(address, { redirect: 'manual' });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });
});

describe('a code of X', () => {
  async function start(session: SessionValues) {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const path = `twitter-login?codeChallenge=${challenge}&codeChallengeMethod=S256`;
    const code = await codeFrom(await authUrlOf(server, session, path), someone());
    return `twitter/callback?code=${code}&codeVerifier=${verifier}`;
  }

  it('rejects a return in a session that started no sign-in, and leaves the session unchanged', async () => {
    const path = await start(await server.guest());
    const victim = await server.guest();
    expect(await callback(server, victim, path)).toMatchObject(REFUSED);
    expect(await statusOf(victim)).toBe(200);
  });

  it('opens one session when the return arrives twice at once', async () => {
    const session = await server.guest();
    const path = await start(session);
    const answers = await Promise.all([callback(server, session, path), callback(server, session, path)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('names that only look like one', () => {
  it.each<[string, string, Record<string, string>]>([
    ['toEmail', 'sendGrid/send', { toEmail: 'a@evil.test,victim@x.test' }],
    ['toEmail', 'sendGrid/send', { toEmail: 'victim@x.test\r\nBcc: a@evil.test' }],
    ['toEmail', 'sendGrid/send', { toEmail: `${'a'.repeat(65_000)}@x.test` }],
    ['phoneNumber', 'twilio/send-sms', { phoneNumber: '４１５５５５０１２３' }],
    ['phoneNumber', 'twilio/send-sms', { phoneNumber: '٤١٥٥٥٥٠١٢٣' }],
    ['phoneNumber', 'twilio/send-sms', { phoneNumber: '+1 415 555 0123' }],
  ])('get no code: a %s at %s', async (field, path, json) => {
    const before = server.deps.signIn.outbox?.list().length;
    const answer = await server.call(`/registerlogin/${path}`, { method: 'POST', session: await server.guest(), json });
    expect(answer).toMatchObject({ status: 400, body: { reason: 'VALIDATION_FAILED', field } });
    expect(server.deps.signIn.outbox?.list()).toHaveLength(before ?? 0);
  });
});
