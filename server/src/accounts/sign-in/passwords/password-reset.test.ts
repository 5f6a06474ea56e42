import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/answer.ts';
import { codeSentTo, otherCode, readLogin, sendEmailCode, signInByEmail } from '../../../testing/people/sign-in.ts';
import { createTestServer, principalOf, type TestServer } from '../../../testing/test-server.ts';
import type { SessionValues } from '../../../http/principal.ts';

const OLD = 'seven quiet lanterns';
const NEW = 'eight louder lanterns';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const post = (session: SessionValues, path: string, json: unknown): Promise<Answer> =>
  server.call(`/registerlogin/${path}`, { method: 'POST', session, json });
const reset = (session: SessionValues, email: string, code: string, password = NEW) =>
  post(session, 'reset-password', { way: 'password-email', username: email, password, code });
const byPassword = async (email: string, password: string) =>
  (await post(await server.guest(), 'verify', { way: 'password-email', username: email, password })).status;
const statusOf = async (session: SessionValues) => (await server.call('/user-profile/basic-info', { session })).status;

let people = 0;

async function account(): Promise<{ email: string; session: SessionValues }> {
  people += 1;
  const email = `forgetful${people}@example.com`;
  const session = await signInByEmail(server, email);
  const answer = await server.call('/user/password', { method: 'POST', session, json: { newPassword: OLD } });
  const renewed = answer.headers.get('Authorization') ?? '';
  server.clock.advance(60_000);
  return { email, session: { ...session, Authorization: renewed } };
}

async function forgetful(email: string): Promise<{ guest: SessionValues; code: string }> {
  const guest = await server.guest();
  await sendEmailCode(server, guest, email);
  return { guest, code: codeSentTo(server, email) };
}

describe('a forgotten password', () => {
  it('is replaced with a code, which signs in and ends every other session', async () => {
    const { email, session } = await account();
    const { accountId } = await principalOf(server.deps, session);
    const { code, guest } = await forgetful(email);
    const login = readLogin(await reset(guest, email, code));
    expect(login.isNewUser).toBe(false);
    expect((await principalOf(server.deps, login.session)).accountId).toBe(accountId);
    expect([await statusOf(session), await statusOf(guest), await statusOf(login.session)]).toEqual([401, 401, 200]);
    expect([await byPassword(email, OLD), await byPassword(email, NEW)]).toEqual([400, 200]);
  });

  it('stays with a wrong code, and with a code of another address', async () => {
    const { email } = await account();
    const { code, guest } = await forgetful(email);
    expect(await reset(guest, email, otherCode(code))).toMatchObject({ status: 400, body: { field: 'code' } });
    const other = await forgetful(`stranger${people}@example.com`);
    expect(await reset(other.guest, email, other.code)).toMatchObject({ status: 400, body: { field: 'code' } });
    expect(await byPassword(email, OLD)).toBe(200);
  });

  it('is replaced once when the code comes twice at once', async () => {
    const { email } = await account();
    const { code, guest } = await forgetful(email);
    const answers = await Promise.all([reset(guest, email, code), reset(guest, email, code, 'nine tall lanterns')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('gets no easy one instead, and the code stays good', async () => {
    const { email } = await account();
    const { code, guest } = await forgetful(email);
    expect(await reset(guest, email, code, 'password1')).toMatchObject({ status: 400, body: { field: 'password' } });
    const again = await reset(guest, email, code, `${email.split('@')[0] ?? ''}!!`);
    expect(again).toMatchObject({ status: 400, body: { field: 'password' } });
    expect((await reset(guest, email, code)).status).toBe(200);
  });

  it('tells a stranger nothing: without an account the answers are the same, and the code makes one', async () => {
    const { email: known } = await account();
    const unknown = `unknown${people}@example.com`;
    const asked = [await sendEmailCode(server, await server.guest(), known)];
    asked.push(await sendEmailCode(server, await server.guest(), unknown));
    expect({ ...asked[0]?.body, requestId: '' }).toEqual({ ...asked[1]?.body, requestId: '' });
    const stranger = await server.guest();
    const refused = [await reset(stranger, known, '000000'), await reset(stranger, unknown, '000000')];
    expect({ ...refused[0]?.body, requestId: '' }).toEqual({ ...refused[1]?.body, requestId: '' });
    server.clock.advance(60_000);
    const { code, guest } = await forgetful(unknown);
    expect(readLogin(await reset(guest, unknown, code)).isNewUser).toBe(true);
    expect(await byPassword(unknown, NEW)).toBe(200);
  });
});
