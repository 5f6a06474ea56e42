import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';

import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export interface Mail {
  readonly from: string | undefined;
  readonly recipients: readonly string[];
  readonly subject: string | undefined;
  readonly text: string;
}

/** A real mail server on the loopback interface. */
export interface MailServer {
  /** Where it is, as `SMTP_URL` has it. */
  readonly url: string;
  readonly received: readonly Mail[];
  /** Mailboxes that it does not have. */
  readonly unknown: Set<string>;
  stop(): Promise<void>;
}

/** Opens a {@link MailServer} on a free port. */
export async function openMailServer(): Promise<MailServer> {
  const received: Mail[] = [];
  const unknown = new Set<string>();

  const keep = async (recipients: string[], raw: Buffer) => {
    const { from, subject, text = '' } = await PostalMime.parse(raw);
    received.push({ from: from?.address, recipients, subject, text });
  };
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo({ address }, _session, done) {
      done(unknown.has(address) ? new Error('No such mailbox') : undefined);
    },
    onData(stream, { envelope }, done) {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => keep(recipients, raw))
        .then(() => done(), done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    unknown,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
