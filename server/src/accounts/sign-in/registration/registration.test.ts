import { afterEach, describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../../../config/config.ts';
import {
  HeldInvitationEnvelope,
  NewAccountInvitationEnvelope,
  SignInWaysEnvelope,
} from '../../../contract/validators.ts';
import type { SessionValues } from '../../../http/principal.ts';
import { DAY_MS } from '../../../lib/utc-day.ts';
import {
  codeSentTo,
  readLogin,
  sendEmailCode,
  signInByEmail,
  verifyEmailCode,
} from '../../../testing/people/sign-in.ts';
import { waysIn } from '../../../testing/people/ways-in.ts';
import { createSocialServer, type SocialServer } from '../../../testing/social-server.ts';

const OPERATOR = 'operator@example.com';
const REFUSED = { status: 403, body: { reason: 'INVITATION_REQUIRED' } };
const NOT_FOUND = { status: 404, body: { reason: 'NOT_FOUND', field: 'code' } };

let server: SocialServer;
afterEach(() => server[Symbol.asyncDispose]());

async function start(policy: Config['signIn']['registration']): Promise<void> {
  const test = { TEST_ACCOUNT: 'tester-of-lanterns', TEST_PASSWORD: 'seven quiet lanterns' };
  const { operators, signIn } = readConfig({
    NODE_ENV: 'test',
    REGISTRATION: policy,
    OPERATORS: OPERATOR,
    CODE_COOLDOWN_SECONDS: '0',
    ...test,
  });
  server = await createSocialServer({ operators, signIn });
}

async function invite(form: { uses?: number; days?: number } = {}): Promise<{ code: string; invitationId: string }> {
  const until = new Date(server.clock.now() + (form.days ?? 1) * DAY_MS).toISOString();
  const json = { note: 'The reading circle', uses: form.uses ?? 1, until };
  const session = await signInByEmail(server, OPERATOR);
  const { body } = await server.call('/operator/invitations', { method: 'POST', session, json });
  const { code, invitation } = NewAccountInvitationEnvelope.parse(body).data;
  return { code, invitationId: invitation.invitationId };
}

const hold = (session: SessionValues, code: string) =>
  server.call('/registerlogin/invitation', { method: 'POST', session, json: { code } });

async function heldUntil(session: SessionValues): Promise<string | null> {
  const { body } = await server.call('/registerlogin/invitation', { session });
  return HeldInvitationEnvelope.parse(body).data.heldUntil;
}

async function joinWith(session: SessionValues, email: string) {
  await sendEmailCode(server, session, email);
  return verifyEmailCode(server, session, email, codeSentTo(server, email));
}

async function accounts(): Promise<number> {
  const rows = await server.deps.database.db.selectFrom('accounts').select('account_id').execute();
  return rows.length;
}

const newWays = Object.entries(waysIn).filter(([name]) => name !== 'the test account' && name !== 'a password');

describe('where registration is by invitation', () => {
  it('no way in makes an account without an invitation, and every way does with one', async () => {
    await start('invited');
    const { code } = await invite({ uses: newWays.length });
    const before = await accounts();
    for (const [, enter] of newWays) {
      const stranger = await server.guest();
      expect((await enter(server, stranger)).answer).toMatchObject(REFUSED);
      expect((await server.call('/user-profile/basic-info', { session: stranger })).status).toBe(200);
      server.clock.advance(60_000);
    }
    expect(await accounts()).toBe(before);
    for (const [, enter] of newWays) {
      const invited = await server.guest();
      expect(await hold(invited, code)).toMatchObject({ status: 200 });
      expect(readLogin((await enter(server, invited)).answer).isNewUser).toBe(true);
      server.clock.advance(60_000);
    }
    expect(await accounts()).toBe(before + newWays.length);
    const late = await server.guest();
    expect(await hold(late, code)).toMatchObject(NOT_FOUND);
  });

  it('the code of a refused sign-in works once the invitation is there', async () => {
    await start('invited');
    const { code } = await invite();
    const guest = await server.guest();
    await sendEmailCode(server, guest, 'reader@example.com');
    const sent = codeSentTo(server, 'reader@example.com');
    expect(await verifyEmailCode(server, guest, 'reader@example.com', sent)).toMatchObject(REFUSED);
    await hold(guest, code);
    expect(readLogin(await verifyEmailCode(server, guest, 'reader@example.com', sent)).isNewUser).toBe(true);
    const again = await server.guest();
    expect(readLogin(await joinWith(again, 'reader@example.com')).isNewUser).toBe(false);
  });

  it('a new password makes no account either', async () => {
    await start('invited');
    const guest = await server.guest();
    await sendEmailCode(server, guest, 'reader@example.com');
    const code = codeSentTo(server, 'reader@example.com');
    const json = { way: 'password-email', username: 'reader@example.com', password: 'seven quiet lanterns', code };
    const reset = await server.call('/registerlogin/reset-password', { method: 'POST', session: guest, json });
    expect(reset).toMatchObject(REFUSED);
  });

  it('one invitation for one account makes one account of many that come at once', async () => {
    await start('invited');
    const { code } = await invite();
    const people = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const session = await server.guest();
        const email = `reader${index}@example.com`;
        await hold(session, code);
        await sendEmailCode(server, session, email);
        return { session, email };
      }),
    );
    const before = await accounts();
    const answers = await Promise.all(
      people.map(({ email, session }) => verifyEmailCode(server, session, email, codeSentTo(server, email))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 403, 403, 403, 403, 403,
    ]);
    expect(await accounts()).toBe(before + 1);
  });

  it('an invitation is held by its device alone, until it expires or is withdrawn', async () => {
    await start('invited');
    const { code, invitationId } = await invite({ uses: 5 });
    const [guest, other] = [await server.guest(), await server.guest()];
    expect(await heldUntil(guest)).toBeNull();
    await hold(guest, code);
    expect(await heldUntil(guest)).toBe(new Date(server.clock.now() + DAY_MS).toISOString());
    expect(await heldUntil(other)).toBeNull();
    expect(await joinWith(other, 'other@example.com')).toMatchObject(REFUSED);
    const session = await signInByEmail(server, OPERATOR);
    const withdrawn = await server.call(`/operator/invitations/${invitationId}/withdraw`, {
      method: 'POST',
      session,
      json: { reason: 'It was posted in public.' },
    });
    expect(withdrawn).toMatchObject({ status: 200, body: { data: { state: 'withdrawn', used: 0 } } });
    expect(await heldUntil(guest)).toBeNull();
    expect(await joinWith(guest, 'reader@example.com')).toMatchObject(REFUSED);
    expect(await hold(guest, code)).toMatchObject(NOT_FOUND);
    const short = await invite();
    await hold(guest, short.code);
    server.clock.advance(DAY_MS);
    expect(await heldUntil(guest)).toBeNull();
    expect(await hold(guest, short.code)).toMatchObject(NOT_FOUND);
  });

  it('wrong codes are limited, and right ones are not counted', async () => {
    await start('invited');
    const { code } = await invite();
    const guest = await server.guest();
    for (let tries = 0; tries < 20; tries += 1) expect(await hold(guest, 'f'.repeat(32))).toMatchObject(NOT_FOUND);
    expect(await hold(guest, 'f'.repeat(32))).toMatchObject({ status: 429 });
    expect(await hold(guest, code)).toMatchObject({ status: 200 });
    expect(await hold(guest, 'short')).toMatchObject({ status: 400 });
  });

  it('those whom the settings name need none', async () => {
    await start('invited');
    expect((await signInByEmail(server, OPERATOR))['User-Login-Status']).toBe('REGISTERED');
    const query = new URLSearchParams({ testAccount: 'tester-of-lanterns', testPassword: 'seven quiet lanterns' });
    const path = `/registerlogin/verifytestaccount?${query.toString()}`;
    const answer = await server.call(path, { method: 'POST', session: await server.guest() });
    expect(readLogin(answer).isNewUser).toBe(true);
  });
});

describe('where registration is closed', () => {
  it('not even an invitation makes an account, and existing ones sign in', async () => {
    await start('closed');
    const { code } = await invite();
    const guest = await server.guest();
    await hold(guest, code);
    expect(await joinWith(guest, 'reader@example.com')).toMatchObject({
      status: 403,
      body: { reason: 'REGISTRATION_CLOSED' },
    });
    expect(readLogin(await joinWith(await server.guest(), OPERATOR)).isNewUser).toBe(false);
  });
});

describe('where registration is open', () => {
  it('an invitation is not needed, and not used up', async () => {
    await start('open');
    const { code } = await invite();
    const guest = await server.guest();
    await hold(guest, code);
    expect(readLogin(await joinWith(guest, 'reader@example.com')).isNewUser).toBe(true);
    expect(await hold(await server.guest(), code)).toMatchObject({ status: 200 });
  });
});

it('says who can create an account', async () => {
  await start('invited');
  const { body } = await server.call('/registerlogin/ways');
  expect(SignInWaysEnvelope.parse(body).data.registration).toBe('invited');
});
