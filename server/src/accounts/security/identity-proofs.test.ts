import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignInMethodsEnvelope, WalletChallengeEnvelope } from '../../contract/validators.ts';
import type { Answer } from '../../testing/answer.ts';
import { codeSentTo, otherCode, readLogin, signInByEmail } from '../../testing/people/sign-in.ts';
import { authUrlOf, callback, codeFrom, createSocialServer, type SocialServer } from '../../testing/social-server.ts';
import { metamask, type TestWallet } from '../../testing/people/test-wallets.ts';
import type { SessionValues } from '../../http/principal.ts';

const PASSWORD = 'seven quiet lanterns';
const FRESH_MS = 300_000;
const UNPROVED = { status: 403, body: { reason: 'FORBIDDEN', field: 'proof' } };

let server: SocialServer;
beforeAll(async () => {
  server = await createSocialServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const post = (session: SessionValues, path: string, json: unknown): Promise<Answer> =>
  server.call(path, { method: 'POST', session, json });
const setPassword = (session: SessionValues, newPassword = PASSWORD) =>
  post(session, '/user/password', { newPassword });
const removePassword = (session: SessionValues) => server.call('/user/password', { method: 'DELETE', session });

async function provedUntil(session: SessionValues): Promise<string | null> {
  const answer = await server.call('/user/sign-in-methods', { session });
  return SignInMethodsEnvelope.parse(answer.body).data.provedUntil;
}

let people = 0;
function someone(): string {
  people += 1;
  return `prover${people}@example.com`;
}

async function account(): Promise<{ email: string; session: SessionValues }> {
  const email = someone();
  const session = await signInByEmail(server, email);
  server.clock.advance(FRESH_MS);
  return { email, session };
}

async function accountWithPassword(): Promise<{ email: string; session: SessionValues }> {
  const email = someone();
  const { session } = readLogin(await signUp(email));
  server.clock.advance(FRESH_MS);
  return { email, session };
}

async function signUp(email: string): Promise<Answer> {
  const guest = await server.guest();
  await post(guest, '/registerlogin/sendGrid/send', { toEmail: email });
  const form = { way: 'password-email', username: email, password: PASSWORD, code: codeSentTo(server, email) };
  return post(guest, '/registerlogin/sign-up', form);
}

describe('a password', () => {
  it('is set, changed without the current one and removed only with a proof of the last five minutes', async () => {
    const { session } = await account();
    expect(await setPassword(session)).toMatchObject(UNPROVED);
    const other = await accountWithPassword();
    expect(await setPassword(other.session, 'eight louder lanterns')).toMatchObject(UNPROVED);
    expect(await removePassword(other.session)).toMatchObject(UNPROVED);
  });

  it('can be set right after signing in with a code, and not with another party, which may know us for long', async () => {
    expect((await setPassword(await signInByEmail(server, someone()))).status).toBe(200);
    const guest = await server.guest();
    const code = await codeFrom(await authUrlOf(server, guest, 'google-login'), { email: someone() });
    const { session } = readLogin(await callback(server, guest, `google/callback?code=${code}`));
    expect(await setPassword(session)).toMatchObject(UNPROVED);
  });

  it('is gone once it is removed, and so are the other sessions; codes still sign in', async () => {
    const { email, session } = await accountWithPassword();
    const other = await signInByEmail(server, email);
    await post(session, '/user/confirm/password', { password: PASSWORD });
    const answer = await removePassword(session);
    expect(answer.status).toBe(200);
    expect((await server.call('/user-profile/basic-info', { session: other })).status).toBe(401);
    const form = { way: 'password-email', username: email, password: PASSWORD };
    expect((await post(await server.guest(), '/registerlogin/verify', form)).status).toBe(400);
    server.clock.advance(60_000);
    const again = await signInByEmail(server, email);
    expect(await removePassword(again)).toMatchObject({ status: 409, body: { reason: 'CONFLICT' } });
  });
});

describe('the owner confirms', () => {
  it('with the password', async () => {
    const { session } = await accountWithPassword();
    expect(await provedUntil(session)).toBeNull();
    const answer = await post(session, '/user/confirm/password', { password: PASSWORD });
    const until = new Date(server.clock.now() + FRESH_MS).toISOString();
    expect(answer).toMatchObject({ status: 200, body: { data: { provedUntil: until } } });
    expect(await provedUntil(session)).toBe(until);
    expect((await setPassword(session, 'eight louder lanterns')).status).toBe(200);
  });

  it('with a code that comes to the address of the account, once', async () => {
    const { email, session } = await account();
    expect((await post(session, '/user/confirm/code/send', { channel: 'email' })).status).toBe(200);
    const code = codeSentTo(server, email);
    const wrong = await post(session, '/user/confirm/code', { channel: 'email', code: otherCode(code) });
    expect(wrong).toMatchObject({ status: 400, body: { field: 'code' } });
    expect(await setPassword(session)).toMatchObject(UNPROVED);
    expect((await post(session, '/user/confirm/code', { channel: 'email', code })).status).toBe(200);
    expect((await post(session, '/user/confirm/code', { channel: 'email', code })).status).toBe(400);
    expect((await setPassword(session)).status).toBe(200);
  });

  it('with a wallet of the account, and not with another one', async () => {
    const [own, foreign] = [metamask(), metamask()];
    const challenge = async (session: SessionValues, wallet: TestWallet) => {
      const { address, walletType } = wallet;
      const query = `address=${address}&walletType=${walletType}`;
      const asked = await server.call(`/registerlogin/web3auth/nonce?${query}`, { session });
      const { message = '' } = WalletChallengeEnvelope.parse(asked.body).data;
      return { address, walletType, signature: await wallet.sign(message) };
    };
    const guest = await server.guest();
    const login = await post(guest, '/registerlogin/web3auth/verify', await challenge(guest, own));
    const { session } = readLogin(login);
    server.clock.advance(FRESH_MS);
    const refused = await post(session, '/user/confirm/wallet', await challenge(session, foreign));
    expect(refused).toMatchObject({ status: 400, body: { field: 'signature' } });
    expect(await provedUntil(session)).toBeNull();
    expect((await post(session, '/user/confirm/wallet', await challenge(session, own))).status).toBe(200);
    expect(await provedUntil(session)).not.toBeNull();
    expect((await post(session, '/user/confirm/code/send', { channel: 'email' })).status).toBe(409);
  });

  it('not with a wrong password, of which there are ten tries', async () => {
    const { session } = await accountWithPassword();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => post(session, '/user/confirm/password', { password: 'not this one' })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await removePassword(session)).toMatchObject(UNPROVED);
  });

  it('for one session, and not for the others', async () => {
    const { email, session } = await accountWithPassword();
    const other = await signInByEmail(server, email);
    server.clock.advance(FRESH_MS);
    await post(session, '/user/confirm/password', { password: PASSWORD });
    expect(await removePassword(other)).toMatchObject(UNPROVED);
  });

  it.each([
    ['/user/confirm/password', { password: PASSWORD }],
    ['/user/confirm/code/send', { channel: 'email' }],
    ['/user/confirm/code', { channel: 'email', code: '123456' }],
  ])('not as a guest, at %s', async (path, json) => {
    expect(await post(await server.guest(), path, json)).toMatchObject({
      status: 403,
      body: { reason: 'REGISTRATION_REQUIRED' },
    });
  });
});
