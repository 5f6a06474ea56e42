import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  recipients: string[];
}

export interface MailServer extends AsyncDisposable {
  /** As in `SMTP_URL`. */
  url: string;
  received: readonly ReceivedMail[];
  /** Rejected recipients. */
  unknown: Set<string>;
}

export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const unknown = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo({ address }, _session, done) {
      done(unknown.has(address) ? new Error(`No mailbox ${address}`) : undefined);
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const keep = async (raw: Buffer) => received.push({ ...(await PostalMime.parse(raw)), recipients });
      buffer(stream)
        .then(keep)
        .then(() => done(), done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    unknown,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(resolve)),
  };
}
