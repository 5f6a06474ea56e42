import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readConfig, type Config } from '../../config/config.ts';
import type { SessionValues } from '../../http/principal.ts';
import { telegramSignature } from '../../providers/telegram/data-check.ts';
import type { Answer } from '../answer.ts';
import { codeSentTo, sendEmailCode } from './sign-in.ts';
import { appleForm, authUrlOf, codeFrom, type SocialServer } from '../social-server.ts';
import { metamask, phantom, type TestWallet } from './test-wallets.ts';

/** With the part that must not leak. */
export interface Entrance {
  answer: Answer;
  secrets: string[];
}

export type WayIn = (server: SocialServer, guest: SessionValues) => Promise<Entrance>;

const PASSWORD = 'seven quiet lanterns';
const TEST_ACCOUNT = 'tester-of-lanterns';
const Challenge = z.object({ nonce: z.string(), message: z.string() });

export function everyWay(): Partial<Config> {
  const { signIn } = readConfig({ NODE_ENV: 'test', TEST_ACCOUNT, TEST_PASSWORD: PASSWORD });
  return { signIn };
}

function post(server: SocialServer, session: SessionValues, path: string, json: unknown): Promise<Answer> {
  return server.call(`/registerlogin/${path}`, { method: 'POST', session, json });
}

function someone(): string {
  return `${randomUUID()}@example.com`;
}

async function emailCode(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const email = someone();
  await server.call(`/registerlogin/sendGrid/send?toEmail=${email}`, { method: 'POST', session: guest });
  const code = codeSentTo(server, email);
  const path = `/registerlogin/sendGrid/verify?email=${email}&code=${code}`;
  return { answer: await server.call(path, { method: 'POST', session: guest }), secrets: [email, code] };
}

async function phoneCode(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const phoneNumber = '4155550142';
  await server.call(`/registerlogin/twilio/send-sms?phoneNumber=${phoneNumber}`, { method: 'POST', session: guest });
  const code = codeSentTo(server, `+1${phoneNumber}`);
  const path = `/registerlogin/twilio/verify-sms?phoneNumber=${phoneNumber}&code=${code}`;
  return { answer: await server.call(path, { method: 'POST', session: guest }), secrets: [phoneNumber, code] };
}

async function signUp(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const username = someone();
  await sendEmailCode(server, guest, username);
  const code = codeSentTo(server, username);
  const json = { way: 'password-email', username, password: PASSWORD, code };
  return { answer: await post(server, guest, 'sign-up', json), secrets: [username, code, PASSWORD] };
}

async function password(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const { secrets } = await signUp(server, await server.guest());
  const json = { way: 'password-email', username: secrets[0], password: PASSWORD };
  return { answer: await post(server, guest, 'verify', json), secrets };
}

async function testAccount(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const query = new URLSearchParams({ testAccount: TEST_ACCOUNT, testPassword: PASSWORD });
  const path = `/registerlogin/verifytestaccount?${query.toString()}`;
  const answer = await server.call(path, { method: 'POST', session: guest });
  return { answer, secrets: [TEST_ACCOUNT, PASSWORD] };
}

function byProvider(name: 'google' | 'facebook'): WayIn {
  return async (server, guest) => {
    const email = someone();
    const code = await codeFrom(await authUrlOf(server, guest, `${name}-login`), { email });
    const answer = await server.call(`/registerlogin/${name}/callback?code=${code}`, { session: guest });
    return { answer, secrets: [email, code] };
  };
}

async function twitter(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const email = someone();
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const start = `twitter-login?codeChallenge=${challenge}&codeChallengeMethod=S256`;
  const code = await codeFrom(await authUrlOf(server, guest, start), { email });
  const path = `/registerlogin/twitter/callback?code=${code}&codeVerifier=${verifier}`;
  return { answer: await server.call(path, { session: guest }), secrets: [email, code, verifier] };
}

async function discord(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const email = someone();
  const code = await codeFrom(await authUrlOf(server, guest, 'discord-login'), { email });
  return { answer: await post(server, guest, 'discord/login', { code }), secrets: [email, code] };
}

async function apple(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const email = someone();
  const form = await appleForm(server, guest, { email });
  const response = await fetch(`${server.origin}/api/registerlogin/apple/return`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  const back = new URL(response.headers.get('location') ?? '', server.origin);
  const auth = back.searchParams.get('auth') ?? '';
  const answer = await post(server, guest, 'apple/callback', { code: auth });
  return { answer, secrets: [email, auth, form['code'] ?? '', form['state'] ?? ''] };
}

async function telegram(server: SocialServer, guest: SessionValues): Promise<Entrance> {
  const token = server.deps.signIn.telegramBot?.token ?? '';
  const authDate = Math.floor(server.clock.now() / 1000);
  const signature = telegramSignature({ id: 73_001, first_name: 'Lanternlight', auth_date: authDate }, token);
  const hash = signature.toString('hex');
  const json = { id: 73_001, firstName: 'Lanternlight', authDate, hash };
  return { answer: await post(server, guest, 'telegram/callback', json), secrets: ['Lanternlight', hash, token] };
}

function byWallet(createWallet: () => TestWallet): WayIn {
  return async (server, guest) => {
    const wallet = createWallet();
    const { address, walletType } = wallet;
    const path = `/registerlogin/web3auth/nonce?address=${address}&walletType=${walletType}`;
    const { message, nonce } = Challenge.parse((await server.call(path, { session: guest })).body.data);
    const signature = await wallet.sign(message);
    const answer = await post(server, guest, 'web3auth/verify', { address, walletType, signature });
    return { answer, secrets: [address, nonce, signature] };
  };
}

export const waysIn: Readonly<Record<string, WayIn>> = {
  'an email code': emailCode,
  'a phone code': phoneCode,
  'a sign-up': signUp,
  'a password': password,
  'the test account': testAccount,
  Google: byProvider('google'),
  Facebook: byProvider('facebook'),
  X: twitter,
  Apple: apple,
  Discord: discord,
  Telegram: telegram,
  MetaMask: byWallet(metamask),
  Phantom: byWallet(phantom),
};
