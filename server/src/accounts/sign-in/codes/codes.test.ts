import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeSentTo,
  otherCode,
  readLogin,
  sendEmailCode,
  signInByEmail,
  verifyEmailCode,
} from '../../../testing/people/sign-in.ts';
import { createTestServer, principalOf, type TestServer } from '../../../testing/test-server.ts';

const WRONG = { status: 400, body: { reason: 'VALIDATION_FAILED', field: 'code', data: null } };
const MINUTE_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

let visitors = 0;
function someone(): string {
  visitors += 1;
  return `reader${visitors}@example.com`;
}

describe('signing in by a mail code', () => {
  it('makes an account at the first time and finds it again later', async () => {
    const email = someone();
    const guest = await server.guest();
    expect(await sendEmailCode(server, guest, email)).toMatchObject({ status: 200, body: { data: null } });
    const answer = await verifyEmailCode(server, guest, email, codeSentTo(server, email));
    const first = readLogin(answer);
    expect(first).toMatchObject({ isNewUser: true, session: { 'User-Login-Status': 'REGISTERED' } });
    expect(answer.headers.get('Authorization')).toBe(first.session.Authorization);
    expect(answer.headers.get('cache-control')).toBe('no-store');

    server.clock.advance(MINUTE_MS);
    const other = await server.guest();
    await sendEmailCode(server, other, email);
    const second = readLogin(await verifyEmailCode(server, other, email, codeSentTo(server, email)));
    expect(second.isNewUser).toBe(false);
    const [a, b] = [await principalOf(server.deps, first.session), await principalOf(server.deps, second.session)];
    expect(a.accountId).toBe(b.accountId);
  });

  it('takes address and code from the query as well, the body first', async () => {
    const [email, unused] = [someone(), someone()];
    const session = await server.guest();
    const send = `/registerlogin/sendGrid/send?toEmail=${unused}`;
    await server.call(send, { method: 'POST', session, json: { toEmail: email } });
    expect(server.deps.signIn.outbox?.list(unused)).toEqual([]);
    const verify = `/registerlogin/sendGrid/verify?email=${email}&code=${codeSentTo(server, email)}`;
    expect(readLogin(await server.call(verify, { method: 'POST', session })).isNewUser).toBe(true);
  });

  it('names the missing field', async () => {
    const session = await server.guest();
    const send = await server.call('/registerlogin/sendGrid/send', { method: 'POST', session });
    expect(send).toMatchObject({ status: 400, body: { field: 'toEmail' } });
    const verify = await server.call(`/registerlogin/sendGrid/verify?email=${someone()}`, { method: 'POST', session });
    expect(verify).toMatchObject({ status: 400, body: { field: 'code' } });
  });

  it('maps every spelling of an address to one account, and never to a second recipient', async () => {
    const guest = await server.guest();
    const lists = ['a@evil.test,victim@x.test', 'victim@x.test\r\nBcc:b@x.test', '<b>@x.test'];
    for (const toEmail of lists) expect(await sendEmailCode(server, guest, toEmail)).toMatchObject({ status: 400 });
    expect(server.deps.signIn.outbox?.list().filter(({ to }) => to.endsWith('.test'))).toEqual([]);
    await sendEmailCode(server, guest, 'Some.One@Example.COM');
    const code = codeSentTo(server, 'some.one@example.com');
    expect((await verifyEmailCode(server, guest, 'some.one@EXAMPLE.com', code)).status).toBe(200);
  });

  it('moves what the guest had and kills the guest credential', async () => {
    const email = someone();
    const guest = await server.guest();
    const { db } = server.deps.database;
    const made = { owner_id: guest['Device-ID'], thumbnail_url: null, points: 12, created_at: server.clock.now() };
    await db
      .insertInto('generations')
      .values({ ...made, generation_id: 'gen-1', kind: 'image', title: 'A pier' })
      .execute();
    await sendEmailCode(server, guest, email);
    const { session } = readLogin(await verifyEmailCode(server, guest, email, codeSentTo(server, email)));
    const info = await server.call('/user-profile/basic-info', { session });
    expect(info.body.data).toMatchObject({ points: 20 + 80 });
    const history = await server.call('/user-profile/get-my-gen-history', { session });
    expect(history.body.data).toMatchObject({ items: [{ title: 'A pier' }] });
    expect((await server.call('/user-profile/basic-info', { session: guest })).status).toBe(401);
  });

  it('keeps no code in readable form', async () => {
    const email = someone();
    await sendEmailCode(server, await server.guest(), email);
    const rows = await server.deps.database.db.selectFrom('verification_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(codeSentTo(server, email));
  });
});

describe('guessing', () => {
  it('ends after five wrong codes: the right one is dead too', async () => {
    const email = someone();
    const guest = await server.guest();
    await sendEmailCode(server, guest, email);
    const code = codeSentTo(server, email);
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await verifyEmailCode(server, guest, email, otherCode(code))).toMatchObject(WRONG);
    }
    expect(await verifyEmailCode(server, guest, email, code)).toMatchObject(WRONG);
    server.clock.advance(MINUTE_MS);
    await sendEmailCode(server, guest, email);
    expect((await verifyEmailCode(server, guest, email, codeSentTo(server, email))).status).toBe(200);
  });

  it('allows five tries even when forty arrive concurrently', async () => {
    const email = someone();
    const guest = await server.guest();
    await sendEmailCode(server, guest, email);
    const code = codeSentTo(server, email);
    await Promise.all(Array.from({ length: 40 }, () => verifyEmailCode(server, guest, email, otherCode(code))));
    const row = await server.deps.database.db
      .selectFrom('verification_codes')
      .select('tries')
      .where('subject', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
  });

  it('does nothing to the code of the person who really asked', async () => {
    const email = someone();
    const [victim, attacker] = [await server.guest(), await server.guest()];
    await sendEmailCode(server, victim, email);
    const code = codeSentTo(server, email);
    for (let guess = 0; guess < 6; guess += 1) await verifyEmailCode(server, attacker, email, code);
    expect((await verifyEmailCode(server, victim, email, code)).status).toBe(200);
  });
});

describe('a code', () => {
  it('opens exactly one session when a code is used twice concurrently, and none afterwards', async () => {
    const email = someone();
    const guest = await server.guest();
    await sendEmailCode(server, guest, email);
    const code = codeSentTo(server, email);
    const verify = () => verifyEmailCode(server, guest, email, code);
    const statuses = (await Promise.all([verify(), verify()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const another = await server.guest();
    expect(await verifyEmailCode(server, another, email, code)).toMatchObject(WRONG);
  });

  it('is dead after ten minutes', async () => {
    const email = someone();
    const guest = await server.guest();
    await sendEmailCode(server, guest, email);
    server.clock.advance(10 * MINUTE_MS);
    expect(await verifyEmailCode(server, guest, email, codeSentTo(server, email))).toMatchObject(WRONG);
  });

  it('is dead once another was sent', async () => {
    const email = someone();
    const guest = await server.guest();
    await sendEmailCode(server, guest, email);
    const former = codeSentTo(server, email);
    server.clock.advance(MINUTE_MS);
    await sendEmailCode(server, guest, email);
    const latest = codeSentTo(server, email);
    expect(await verifyEmailCode(server, guest, email, former)).toMatchObject(WRONG);
    expect((await verifyEmailCode(server, guest, email, latest)).status).toBe(200);
  });

  it('is good for its own address and its own way only', async () => {
    const [email, stranger] = [someone(), someone()];
    const session = await server.guest();
    await server.call('/registerlogin/twilio/send-sms?phoneNumber=4155550123', { method: 'POST', session });
    const smsCode = codeSentTo(server, '+14155550123');
    await sendEmailCode(server, session, email);
    expect(await verifyEmailCode(server, session, stranger, codeSentTo(server, email))).toMatchObject(WRONG);
    expect(await verifyEmailCode(server, session, email, smsCode)).toMatchObject(WRONG);
  });

  it('makes one account when two devices prove one new address at once', async () => {
    const email = someone();
    const [a, b] = [await server.guest(), await server.guest()];
    await sendEmailCode(server, a, email);
    const codeA = codeSentTo(server, email);
    server.clock.advance(MINUTE_MS);
    await sendEmailCode(server, b, email);
    const codeB = codeSentTo(server, email);
    const logins = (
      await Promise.all([verifyEmailCode(server, a, email, codeA), verifyEmailCode(server, b, email, codeB)])
    ).map(readLogin);
    const [first, second] = await Promise.all(logins.map(({ session }) => principalOf(server.deps, session)));
    expect(first?.accountId).toBe(second?.accountId);
    expect(logins.filter(({ isNewUser }) => isNewUser)).toHaveLength(1);
  });
});

describe('asking for codes', () => {
  it('waits a minute between two for one recipient, whichever device asks at the address', async () => {
    const email = someone();
    await sendEmailCode(server, await server.guest(), email);
    const again = await sendEmailCode(server, await server.guest(), email.toUpperCase());
    expect(again).toMatchObject({ status: 429, body: { reason: 'RATE_LIMITED' } });
    expect(again.headers.get('retry-after')).toBe('60');
    expect(server.deps.signIn.outbox?.list(email)).toHaveLength(1);
  });

  it('ends after five an hour for one recipient from one address', async () => {
    const email = someone();
    const statuses: number[] = [];
    for (let request = 0; request < 6; request += 1) {
      statuses.push((await sendEmailCode(server, await server.guest(), email)).status);
      server.clock.advance(MINUTE_MS);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('answers alike for an address with an account and one without', async () => {
    const [known, unknown] = [someone(), someone()];
    await signInByEmail(server, known);
    server.clock.advance(MINUTE_MS);
    const guest = await server.guest();
    const answers = [await sendEmailCode(server, guest, known), await sendEmailCode(server, guest, unknown)];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const wrong = [known, unknown].map((email) =>
      verifyEmailCode(server, guest, email, otherCode(codeSentTo(server, email))),
    );
    const [a, b] = (await Promise.all(wrong)).map(({ body, status }) => ({ ...body, requestId: '', status }));
    expect(a).toEqual(b);
  });
});

describe('signing in by a phone code', () => {
  it('sends to the number in E.164, in the language of the visitor, and signs in', async () => {
    const session = await server.guest();
    const headers = { 'language-type': 'zh-CN' };
    const json = { phoneNumber: '13912345678' };
    await server.call('/registerlogin/twilio/send-sms', { method: 'POST', session, headers, json });
    const [message] = server.deps.signIn.outbox?.list('+8613912345678') ?? [];
    expect(message?.text).toContain('登录验证码');
    const verify = `/registerlogin/twilio/verify-sms?phoneNumber=13912345678&code=${message?.code ?? ''}`;
    expect(readLogin(await server.call(verify, { method: 'POST', session, headers })).isNewUser).toBe(true);
  });

  it('takes a number that says its country, whatever the language, and finds its account by password too', async () => {
    const session = await server.guest();
    const json = { phoneNumber: '+34612345678' };
    await server.call('/registerlogin/twilio/send-sms', { method: 'POST', session, json });
    const code = codeSentTo(server, '+34612345678');
    const form = { way: 'password-phone', username: '+34612345678', password: 'seven quiet lanterns', code };
    expect(
      readLogin(await server.call('/registerlogin/sign-up', { method: 'POST', session, json: form })),
    ).toMatchObject({
      isNewUser: true,
    });
  });

  it('refuses digits that are no number anywhere', async () => {
    const session = await server.guest();
    const answer = await server.call('/registerlogin/twilio/send-sms?phoneNumber=9999999999', {
      method: 'POST',
      session,
    });
    expect(answer).toMatchObject({ status: 400, body: { field: 'phoneNumber' } });
  });
});
