import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '../../log.ts';
import { codeSentTo, readLogin, sendEmailCode, verifyEmailCode } from '../../testing/people/sign-in.ts';
import { createTestServer } from '../../testing/test-server.ts';

const PASSWORD = 'seven quiet lanterns';

it('writes no code, password, credential or address of a person into the log', async () => {
  const lines: string[] = [];
  const memory = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  await using server = await createTestServer({ overrides: { log: createLog('debug', memory) } });
  const guest = await server.guest();
  const email = 'reader@example.com';
  await server.call(`/registerlogin/sendGrid/send?toEmail=${email}`, { method: 'POST', session: guest });
  const code = codeSentTo(server, email);
  const query = `email=${email}&code=${code}`;
  const answer = await server.call(`/registerlogin/sendGrid/verify?${query}`, { method: 'POST', session: guest });
  const { session } = readLogin(answer);
  const test = `testAccount=tester&testPassword=${encodeURIComponent(PASSWORD)}`;
  await server.call(`/registerlogin/verifytestaccount?${test}`, { method: 'POST', session });
  const json = { way: 'password-email', username: email, password: PASSWORD };
  await server.call('/registerlogin/verify', { method: 'POST', session, json });
  const log = lines.join('');
  expect(log).toContain('/api/registerlogin/sendGrid/verify');
  for (const secret of [code, PASSWORD, 'seven', email, guest.Authorization, session.Authorization]) {
    expect(log).not.toContain(secret);
  }
});

it.each(['sendGrid/verify', 'twilio/verify-sms', 'verify', 'sign-up', 'verifytestaccount', 'discord/login'])(
  'takes secrets at %s by POST only',
  async (path) => {
    await using server = await createTestServer();
    const answer = await server.call(`/registerlogin/${path}?code=123456`, { session: await server.guest() });
    expect(answer).toMatchObject({ status: 405, body: { reason: 'METHOD_NOT_ALLOWED' } });
  },
);

it('leaves the session as it was when a login is refused', async () => {
  await using server = await createTestServer();
  const guest = await server.guest();
  await sendEmailCode(server, guest, 'reader@example.com');
  await verifyEmailCode(server, guest, 'reader@example.com', '0000');
  const info = await server.call('/user-profile/basic-info', { session: guest });
  expect(info).toMatchObject({ status: 200, body: { data: { points: 20 } } });
});
