import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { sendEmailCode } from '../testing/people/sign-in.ts';
import { createTestServer } from '../testing/test-server.ts';

it('lists unsent messages and their recipients, newest first', async () => {
  await using server = await createTestServer();
  const session = await server.guest();
  await sendEmailCode(server, session, 'first@example.com');
  server.clock.advance(1000);
  await sendEmailCode(server, session, 'second@example.com');
  const list = async (query: string): Promise<unknown> => (await server.app.request(`/api/dev/outbox${query}`)).json();
  expect(await list('')).toMatchObject([{ to: 'second@example.com' }, { to: 'first@example.com' }]);
  expect(await list('?to=first%40example.com')).toEqual([
    {
      channel: 'email',
      to: 'first@example.com',
      text: expect.stringMatching(/^Your Fabula code: \d{6}\n\n\d{6} is your Fabula sign-in code\./),
      code: expect.stringMatching(/^\d{6}$/),
      at: '2026-11-21T12:00:00.000Z',
    },
  ]);
});

it('is a page too, in which nothing runs', async () => {
  await using server = await createTestServer();
  await server.deps.signIn.outbox?.mail.send({ to: 'a@example.com', subject: '<script>', text: '"&<b>' });
  const page = await server.app.request('/dev/outbox');
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('a@example.com');
  expect(html).not.toMatch(/<script|<b>/);
});

it('is not there when no message stays here', async () => {
  const { signIn } = readConfig({ NODE_ENV: 'test', SMTP_URL: 'off', TWILIO_ACCOUNT_SID: 'off' });
  await using server = await createTestServer({ config: { signIn } });
  expect((await server.call('/dev/outbox')).status).toBe(404);
  const answer = await sendEmailCode(server, await server.guest(), 'reader@example.com');
  expect(answer).toMatchObject({ status: 501, body: { reason: 'NOT_IMPLEMENTED' } });
});
