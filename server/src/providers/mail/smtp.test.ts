import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { openMailServer } from '../../testing/peers/mail-server.ts';
import { sendEmailCode } from '../../testing/people/sign-in.ts';
import { createTestServer } from '../../testing/test-server.ts';

function mailThrough(url: string) {
  const options = { url, from: 'Fabula <hello@fabula.example>' };
  return { signIn: { ...readConfig({ NODE_ENV: 'test' }).signIn, mail: { kind: 'outside' as const, options } } };
}

describe('mail through a real server', () => {
  it('reaches one recipient with a code that can be read, in their language', async () => {
    await using post = await openMailServer();
    const { received } = post;
    await using server = await createTestServer({ config: mailThrough(post.url) });
    const session = await server.guest();
    const answer = await server.call('/registerlogin/sendGrid/send', {
      method: 'POST',
      session,
      headers: { 'language-type': 'ja-JP' },
      json: { toEmail: 'Reader@Example.com' },
    });
    expect(answer.status).toBe(200);
    expect(received.map(({ recipients }) => recipients)).toEqual([['reader@example.com']]);
    const [mail] = received;
    expect(mail?.from).toMatchObject({ name: 'Fabula', address: 'hello@fabula.example' });
    expect(mail?.text).toMatch(/ログイン認証コードは \d{6} です/);
    const ready = await server.call('/readyz');
    expect(ready.body.data).toMatchObject({ providers: { mail: 'smtp', sms: 'outbox' } });
  });

  it('says that a code could not be sent, without the address, and lets the person try again at once', async () => {
    await using post = await openMailServer();
    post.unknown.add('reader@example.com');
    await using server = await createTestServer({ config: mailThrough(post.url) });
    const session = await server.guest();
    const refused = await sendEmailCode(server, session, 'reader@example.com');
    expect(refused).toMatchObject({
      status: 503,
      body: { reason: 'UNAVAILABLE', message: 'The code could not be sent' },
    });
    post.unknown.clear();
    expect((await sendEmailCode(server, session, 'reader@example.com')).status).toBe(200);
    expect(post.received).toHaveLength(1);
  });
});
