import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLogin, signInByEmail } from '../../../testing/people/sign-in.ts';
import { appleForm, createSocialServer, type SocialServer } from '../../../testing/social-server.ts';
import type { SessionValues } from '../../../http/principal.ts';

const REFUSED = { status: 400, body: { reason: 'VALIDATION_FAILED', field: 'code' } };

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
  return { email: `apple${people}@example.com` };
}

async function post(form: Record<string, string>): Promise<URL> {
  const response = await fetch(`${server.origin}/api/registerlogin/apple/return`, {
    method: 'POST',
    headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return new URL(response.headers.get('location') ?? '', server.origin);
}

function finish(session: SessionValues, code: string) {
  return server.call('/registerlogin/apple/callback', { method: 'POST', session, json: { code } });
}

describe('signing in with Apple', () => {
  it('comes back with a one-time code that its own session can use once', async () => {
    const session = await server.guest();
    const back = await post(await appleForm(server, session, someone()));
    expect(back.pathname).toBe('/en-US/registerlogin');
    const { auth = '', ...parameters } = Object.fromEntries(back.searchParams);
    expect(parameters).toEqual({
      apple_login: 'success',
      device_id: session['Device-ID'],
      user_status: 'ANONYMOUS',
    });
    expect(back.href).not.toContain(session.Authorization);
    const statuses = (await Promise.all([finish(session, auth), finish(session, auth)])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('says REGISTERED for an existing account, and leads to it', async () => {
    const person = someone();
    await signInByEmail(server, person.email);
    const session = await server.guest();
    const back = await post(await appleForm(server, session, person));
    expect(back.searchParams.get('user_status')).toBe('REGISTERED');
    expect(readLogin(await finish(session, back.searchParams.get('auth') ?? '')).isNewUser).toBe(false);
  });

  it('takes the name that Apple tells once', async () => {
    const session = await server.guest();
    const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Byrne' } });
    const back = await post({ ...(await appleForm(server, session, someone())), user });
    const login = readLogin(await finish(session, back.searchParams.get('auth') ?? ''));
    const info = await server.call('/user-profile/basic-info', { session: login.session });
    expect(info.body.data).toHaveProperty('user_name', 'Ada Byrne');
  });

  it('refuses the code in another session, and then in its own as well', async () => {
    const [session, other] = [await server.guest(), await server.guest()];
    const auth = (await post(await appleForm(server, session, someone()))).searchParams.get('auth') ?? '';
    expect(await finish(other, auth)).toMatchObject(REFUSED);
    expect(await finish(session, auth)).toMatchObject(REFUSED);
  });

  it('tells the page of a cancelled, a repeated and an invented sign-in', async () => {
    const session = await server.guest();
    const cancelled = await post(await appleForm(server, session, 'cancel'));
    expect(Object.fromEntries(cancelled.searchParams)).toEqual({ apple_login: 'error', message: 'access_denied' });
    const answer = await appleForm(server, session, someone());
    await post(answer);
    for (const form of [answer, { code: 'abc', state: 'invented' }, {}]) {
      expect((await post(form)).searchParams.get('apple_login')).toBe('error');
    }
  });

  it('redirects only within the site, whatever is posted', async () => {
    const evil = { state: '//evil.test', error: 'https://evil.test/<script>', code: '', locale: '//evil.test' };
    const back = await post(evil);
    expect(back.origin).toBe(server.origin);
    expect(back.pathname).toBe('/en-US/registerlogin');
  });
});
