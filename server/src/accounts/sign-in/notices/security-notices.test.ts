import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SecurityEventListEnvelope } from '../../../contract/validators.ts';
import { LOCALES } from '../../../lib/locale.ts';
import { DeliveryError } from '../../../providers/delivery-error.ts';
import {
  codeSentTo,
  readLogin,
  sendEmailCode,
  signInByEmail,
  verifyEmailCode,
} from '../../../testing/people/sign-in.ts';
import {
  authUrlOf,
  callback,
  codeFrom,
  createSocialServer,
  type SocialServer,
} from '../../../testing/social-server.ts';
import type { SessionValues } from '../../../http/principal.ts';
import { noticeMail, type SecurityChange } from './notice-texts.ts';

let server: SocialServer;
beforeAll(async () => {
  server = await createSocialServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

let people = 0;
function someone(): string {
  people += 1;
  return `warned${people}@example.com`;
}

const newestTo = (email: string): string => server.deps.signIn.outbox?.list(email)[0]?.text ?? '';

async function setPassword(session: SessionValues, newPassword: string, currentPassword?: string) {
  const json = { newPassword, ...(currentPassword === undefined ? {} : { currentPassword }) };
  const answer = await server.call('/user/password', { method: 'POST', session, json });
  return { ...session, Authorization: answer.headers.get('Authorization') ?? '' };
}

describe('the owner gets a mail', () => {
  it('when the password is set, changed, removed and reset, in the language that they read in', async () => {
    const email = someone();
    let session = await signInByEmail(server, email);
    await server.call('/user-profile/basic-info', { session, headers: { 'language-type': 'de-DE' } });
    session = await setPassword(session, 'seven quiet lanterns');
    expect(newestTo(email)).toContain('Für Ihr Konto bei Fabula wurde ein Passwort festgelegt');
    expect(newestTo(email)).toContain(`${server.origin}/de-DE/user-profile`);
    session = await setPassword(session, 'eight louder lanterns', 'seven quiet lanterns');
    expect(newestTo(email)).toContain('Das Passwort Ihres Kontos bei Fabula wurde geändert');
    expect(newestTo(email)).not.toContain('lanterns');
    await server.call('/user/password', { method: 'DELETE', session });
    expect(newestTo(email)).toContain('entfernt');
    server.clock.advance(60_000);
    const guest = await server.guest();
    await sendEmailCode(server, guest, email);
    const form = { way: 'password-email', username: email, password: 'nine tall lanterns' };
    const json = { ...form, code: codeSentTo(server, email) };
    expect((await server.call('/registerlogin/reset-password', { method: 'POST', session: guest, json })).status).toBe(
      200,
    );
    expect(newestTo(email)).toContain('geändert');
  });

  it('when another party becomes a way in, and the sessions stay', async () => {
    const email = someone();
    const session = await signInByEmail(server, email);
    const guest = await server.guest();
    const code = await codeFrom(await authUrlOf(server, guest, 'google-login'), { email });
    readLogin(await callback(server, guest, `google/callback?code=${code}`));
    expect(newestTo(email)).toContain('A new way to sign in to your Fabula account was added: Google');
    expect((await server.call('/user-profile/basic-info', { session })).status).toBe(200);
  });

  it('not for an account that has just been made, and not for signing in', async () => {
    const email = someone();
    await signInByEmail(server, email);
    server.clock.advance(60_000);
    await signInByEmail(server, email);
    expect(server.deps.signIn.outbox?.list(email).map(({ code }) => code !== undefined)).toEqual([true, true]);
  });
});

describe('an owner without an email', () => {
  async function signInByPhone(national: string): Promise<SessionValues> {
    const guest = await server.guest();
    const post = (path: string, json: object) =>
      server.call(`/registerlogin/${path}`, { method: 'POST', session: guest, json });
    await post('twilio/send-sms', { phoneNumber: national });
    const code = codeSentTo(server, `+1${national}`);
    return readLogin(await post('twilio/verify-sms', { phoneNumber: national, code })).session;
  }

  it('gets a text message when the password changes', async () => {
    const session = await signInByPhone('4155550188');
    await setPassword(session, 'seven quiet lanterns');
    expect(newestTo('+14155550188')).toBe(
      `A password was set for your Fabula account\n${server.origin}/en-US/user-profile`,
    );
  });

  it('sees on the profile page what happened, with which device, the newest first', async () => {
    let session = await signInByPhone('4155550189');
    server.clock.advance(1_000);
    session = await setPassword(session, 'seven quiet lanterns');
    server.clock.advance(1_000);
    const removed = await server.call('/user/password', { method: 'DELETE', session });
    session = { ...session, Authorization: removed.headers.get('Authorization') ?? '' };
    const eventsOf = async (of: SessionValues) => {
      const answer = await server.call('/user/security-events', { session: of });
      return SecurityEventListEnvelope.parse(answer.body).data.items;
    };
    const events = await eventsOf(session);
    expect(events.map(({ kind }) => kind)).toEqual(['password-removed', 'password-set', 'new-device']);
    expect(events[0]).toMatchObject({ client: '', at: new Date(server.clock.now()).toISOString() });
    const stranger = await signInByEmail(server, someone());
    expect((await eventsOf(stranger)).map(({ kind }) => kind)).toEqual(['new-device']);
    expect((await server.call('/user/security-events', { session: await server.guest() })).status).toBe(403);
  });
});

it('keeps the change when its mail cannot be delivered', async () => {
  const email = someone();
  const session = await signInByEmail(server, email);
  const { outbox } = server.deps.signIn;
  if (outbox === undefined) throw new Error('There is no outbox');
  vi.spyOn(outbox.mail, 'send').mockRejectedValueOnce(new DeliveryError('outbox', 'away'));
  const renewed = await setPassword(session, 'seven quiet lanterns');
  expect(newestTo(email)).not.toContain('A password was set');
  expect((await server.call('/user-profile/basic-info', { session: renewed })).status).toBe(200);
});

it.each(LOCALES)('each notice says what has changed, in %s', (locale) => {
  const options = { locale, brand: 'fabula', link: 'https://fabula.example/user-profile' } as const;
  const added = { added: 'Google', othersSignedOut: false };
  const changes: SecurityChange[] = ['password-set', 'password-changed', 'password-removed', added];
  const mails = changes.map((change) => noticeMail(change, options));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
  for (const { subject, text } of mails) {
    expect(subject).toContain('Fabula');
    expect(`${subject}${text}`).not.toMatch(/[{}]/);
    expect(text.endsWith(options.link)).toBe(true);
  }
  expect(mails[3]?.subject).toContain('Google');
});

it('a second address of an account signs everyone else out', async () => {
  const [first, second] = [someone(), someone()];
  const guest = await server.guest();
  const google = await codeFrom(await authUrlOf(server, guest, 'google-login'), { email: first });
  const { session } = readLogin(await callback(server, guest, `google/callback?code=${google}`));
  const { db } = server.deps.database;
  // The same person of Google comes back with another verified address.
  await db.updateTable('identities').set({ subject: second }).where('subject', '=', first).execute();
  const again = await server.guest();
  const code = await codeFrom(await authUrlOf(server, again, 'google-login'), { email: first });
  readLogin(await callback(server, again, `google/callback?code=${code}`));
  expect((await server.call('/user-profile/basic-info', { session })).status).toBe(401);
  expect(newestTo(second)).toContain('w•••@example.com');
  expect(newestTo(second)).toContain('All other devices have been signed out.');
  const byFirst = await server.guest();
  await sendEmailCode(server, byFirst, first);
  expect(readLogin(await verifyEmailCode(server, byFirst, first, codeSentTo(server, first))).isNewUser).toBe(false);
});
