import { afterAll, assert, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { NotificationSettingsEnvelope, type NotificationSettingsForm } from '../../../contract/validators.ts';
import { ownerOf, type SessionValues } from '../../../http/principal.ts';
import { LOCALES } from '../../../lib/locale.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import { openMailServer, type MailServer } from '../../../testing/peers/mail-server.ts';
import { readLogin, sendEmailCode, verifyEmailCode } from '../../../testing/people/sign-in.ts';
import { unique } from '../../../testing/people/withdrawals.ts';
import { createTestServer, principalOf, type TestServer } from '../../../testing/test-server.ts';
import { weeklyMail } from './weekly-mail-text.ts';

const WEEK_MS = 7 * DAY_MS;
const SETTINGS = '/user/notifications/settings';
const ALL = { bell: true, push: true };
const wanted: NotificationSettingsForm = {
  paused: false,
  choices: { published: ALL, commented: ALL, decided: ALL, 'report-decided': ALL },
  weeklyMail: true,
};

let post: MailServer;
let server: TestServer;
let reader: SessionValues;
let creator: SessionValues;
let address: string;

const send = (session: SessionValues, method: string, path: string, json?: unknown) =>
  server.call(path, { session, method, ...(json === undefined ? {} : { json }) });
const settings = async (session: SessionValues) =>
  NotificationSettingsEnvelope.parse((await send(session, 'GET', SETTINGS)).body).data;
const choose = (session: SessionValues, change: Partial<NotificationSettingsForm> = {}) =>
  send(session, 'PUT', SETTINGS, { ...wanted, ...change });
const accountOf = async (session: SessionValues) => ownerOf(await principalOf(server.deps, session));
const change = (characterId: string, values: object) =>
  server.deps.database.db.updateTable('characters').set(values).where('character_id', '=', characterId).execute();
/** A look after a time, in ms. */
const sweep = async (ms = WEEK_MS) => {
  server.clock.advance(ms);
  await server.deps.social.weeklyMails.sweep(new AbortController().signal);
};
const mails = (to = address) =>
  post.received.filter(({ headers, recipients }) => {
    return recipients.includes(to) && headers.some(({ key }) => key === 'list-unsubscribe');
  });
const headerOf = (mail: (typeof post.received)[number] | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;
const comment = async () => {
  server.clock.advance(1000);
  expect((await send(creator, 'POST', '/characters/zoe-marsh/comments', { text: 'The lamp.' })).status).toBe(200);
};

async function signIn(email: string, language = 'en-US'): Promise<SessionValues> {
  const guest = await server.guest();
  await sendEmailCode(server, guest, email);
  const code = /\d{6}/.exec(post.received.findLast(({ recipients }) => recipients.includes(email))?.text ?? '')?.[0];
  const { session } = readLogin(await verifyEmailCode(server, guest, email, code ?? ''));
  const { db } = server.deps.database;
  const account = { locale: language === 'de-DE' ? ('de-DE' as const) : ('en-US' as const) };
  await db
    .updateTable('accounts')
    .set(account)
    .where('account_id', '=', await accountOf(session))
    .execute();
  return session;
}

beforeAll(async () => {
  post = await openMailServer();
  const options = { url: post.url, from: 'Fabula <hello@fabula.example>' };
  const { signIn: usual } = readConfig({ NODE_ENV: 'test' });
  server = await createTestServer({ config: { signIn: { ...usual, mail: { kind: 'outside', options } } } });
  creator = await server.registered();
});
beforeEach(async () => {
  address = `${unique('noor')}@example.com`;
  reader = await signIn(address);
  await change('zoe-marsh', { owner_id: await accountOf(reader) });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await post[Symbol.asyncDispose]();
});

it('is off until it is chosen, and is offered to accounts with a proved address alone', async () => {
  expect(await settings(reader)).toMatchObject({ weeklyMail: false, canMail: true });
  expect(await settings(creator)).toMatchObject({ weeklyMail: false, canMail: false });
  await comment();
  await sweep();
  expect(mails()).toEqual([]);
  expect((await choose(creator)).status).toBe(200);
  expect(await settings(creator)).toMatchObject({ weeklyMail: true, canMail: false });
  await sweep();
  await choose(creator, { weeklyMail: false });
  const { weeklyMail: _weeklyMail, ...older } = wanted;
  await choose(reader);
  await send(reader, 'PUT', SETTINGS, older);
  expect(await settings(reader)).toMatchObject({ weeklyMail: false });
});

it('says once a week in numbers what is unread, and names what followed creators have published', async () => {
  await change('ilker-kaya', { owner_id: await accountOf(creator) });
  const followed = await send(reader, 'PUT', '/user/followed-creators', { kind: 'character', id: 'ilker-kaya' });
  expect(followed.status).toBe(200);
  await choose(reader);
  await comment();
  await comment();
  server.clock.advance(1000);
  const at = server.clock.now();
  await change('ada-byrne', { owner_id: await accountOf(creator), published_at: at, listed_at: at });
  await sweep(6 * DAY_MS);
  expect(mails()).toEqual([]);
  await Promise.all([sweep(DAY_MS), sweep(0)]);
  const [mail, ...more] = mails();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your week at Fabula');
  expect(mail?.text).toContain('New from creators you follow:\n    “Ada Byrne” by Ada\n');
  expect(mail?.text).toContain('New comments on what you made: 2\n');
  expect(mail?.text).not.toContain('The lamp.');
  expect(mail?.text).not.toContain('Decisions');
  await comment();
  await sweep(6 * DAY_MS);
  expect(mails()).toHaveLength(1);
  await sweep(DAY_MS);
  expect(mails()[1]?.text).toContain('New comments on what you made: ');
  expect(mails()).toHaveLength(2);
});

it('does not come where nothing happened, all was read, the kind is not chosen or all is paused', async () => {
  await choose(reader);
  await sweep();
  await comment();
  await send(reader, 'PUT', '/user/notifications/unread', { until: new Date(server.clock.now()).toISOString() });
  await sweep();
  await comment();
  await choose(reader, { choices: { ...wanted.choices, commented: { bell: false, push: true } } });
  await sweep();
  await comment();
  await choose(reader, { paused: true });
  await sweep();
  expect(mails()).toEqual([]);
});

it('speaks the language of the account', async () => {
  address = `${unique('lena')}@example.com`;
  reader = await signIn(address, 'de-DE');
  await change('zoe-marsh', { owner_id: await accountOf(reader) });
  await choose(reader);
  await comment();
  await sweep();
  expect(mails()[0]?.subject).toBe('Deine Woche bei Fabula');
  expect(mails()[0]?.text).toContain('/de-DE/notifications');
});

it('ends with one click of a mail program, without a session, and not by opening its link', async () => {
  await choose(reader);
  await comment();
  await sweep();
  const [mail] = mails();
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /^<(.+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1];
  assert(link !== undefined);
  expect(mail?.text).toContain(link);
  const { pathname } = new URL(link);
  const asked = await server.app.request(pathname);
  expect(asked.status).toBe(200);
  expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await asked.text()).toContain('<form method="post"><button>Stop the weekly mail</button></form>');
  expect(await settings(reader)).toMatchObject({ weeklyMail: true });
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  const stopped = await server.app.request(pathname, click);
  expect(stopped.status).toBe(200);
  expect(await stopped.text()).toContain('You will get no more weekly mail.');
  expect(await settings(reader)).toMatchObject({ weeklyMail: false });
  await comment();
  await sweep();
  expect(mails()).toHaveLength(1);
  expect((await server.app.request(pathname, click)).status).toBe(200);
});

it('is not ended by a link that this server has not signed', async () => {
  await choose(reader);
  const accountId = await accountOf(reader);
  for (const token of [accountId, `${accountId}.`, `${accountId}.${'0'.repeat(64)}`, `.${'0'.repeat(64)}`]) {
    expect((await server.app.request(`/en-US/weekly-mail/${token}`)).status).toBe(404);
    expect((await server.app.request(`/en-US/weekly-mail/${token}`, { method: 'POST' })).status).toBe(404);
  }
  expect(await settings(reader)).toMatchObject({ weeklyMail: true });
});

it('is tried again after a failure, each time later, and keeps its news for the next week', async () => {
  await choose(reader);
  await comment();
  post.unknown.add(address);
  await sweep();
  await sweep(5 * 60_000);
  post.unknown.delete(address);
  await sweep(5 * 60_000);
  expect(mails()).toHaveLength(1);
  await comment();
  post.unknown.add(address);
  await sweep();
  for (let tries = 0; tries < 9; tries += 1) await sweep(11 * 60_000 * 2 ** tries);
  post.unknown.delete(address);
  await sweep(WEEK_MS - 5 * DAY_MS);
  expect(mails().length).toBeLessThanOrEqual(2);
  await sweep();
  expect(mails()).toHaveLength(2);
});

it('has one line for a name, whatever its letters are, in every language', () => {
  const works = [{ name: 'Low\r\ntide\u2028x', creatorName: 'A {name}\nBcc: all@example.com' }];
  for (const locale of LOCALES) {
    const news = { works, otherWorks: 3, comments: 1200, decisions: 1, reportDecisions: 2 };
    const { subject, text } = weeklyMail({
      brand: 'fabula',
      locale,
      news,
      publicUrl: 'https://f.example',
      unsubscribe: 'u',
    });
    expect(subject).not.toMatch(/[\r\n{}]/);
    expect(text.split('\n')).toHaveLength(14);
    expect(text).toContain('Low tide x');
  }
});
