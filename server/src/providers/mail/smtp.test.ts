import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { sendEmailCode } from '../../testing/sign-in.ts';
import { createTestServer } from '../../testing/test-server.ts';

interface Received {
  recipients: string[];
  raw: Buffer;
}

const open: SMTPServer[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A real mail server on the loopback interface. */
async function openMailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
    ...options,
  });
  open.push(server);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}

function mailThrough(url: string) {
  const options = { url, from: 'Fabula <hello@fabula.example>' };
  return { signIn: { ...readConfig({ NODE_ENV: 'test' }).signIn, mail: { kind: 'outside' as const, options } } };
}

describe('mail through a real server', () => {
  it('reaches one recipient with a code that can be read, in their language', async () => {
    const { received, url } = await openMailServer();
    await using server = await createTestServer({ config: mailThrough(url) });
    const session = await server.guest();
    const answer = await server.call('/registerlogin/sendGrid/send', {
      method: 'POST',
      session,
      headers: { 'language-type': 'ja-JP' },
      json: { toEmail: 'Reader@Example.com' },
    });
    expect(answer.status).toBe(200);
    expect(received.map(({ recipients }) => recipients)).toEqual([['reader@example.com']]);
    const mail = await PostalMime.parse(received[0]?.raw ?? '');
    expect(mail.from).toMatchObject({ name: 'Fabula', address: 'hello@fabula.example' });
    expect(mail.text).toMatch(/ログイン認証コードは \d{6} です/);
    const ready = await server.call('/readyz');
    expect(ready.body.data).toMatchObject({ providers: { mail: 'smtp', sms: 'outbox' } });
  });

  it('says that a code could not be sent, without the address, and lets the person try again at once', async () => {
    let refusals = 1;
    const { received, url } = await openMailServer({
      onRcptTo({ address }, _session, done) {
        refusals -= 1;
        done(refusals < 0 ? undefined : new Error(`No mailbox ${address}`));
      },
    });
    await using server = await createTestServer({ config: mailThrough(url) });
    const session = await server.guest();
    const refused = await sendEmailCode(server, session, 'reader@example.com');
    expect(refused).toMatchObject({
      status: 503,
      body: { reason: 'UNAVAILABLE', message: 'The code could not be sent' },
    });
    expect((await sendEmailCode(server, session, 'reader@example.com')).status).toBe(200);
    expect(received).toHaveLength(1);
  });
});
