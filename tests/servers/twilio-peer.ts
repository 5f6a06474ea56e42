import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A text message that was handed in to be sent. */
export interface TextMessage {
  /** In E.164. */
  readonly to: string;
  readonly text: string;
}

/** Something on the loopback interface that hears and answers as Twilio's messaging API does. */
export interface TwilioPeer {
  /** The settings of a server whose text messages go there. */
  readonly env: Readonly<Record<string, string>>;
  readonly received: readonly TextMessage[];
  stop(): Promise<void>;
}

const account = 'AC0123456789abcdef';
const token = 'token-of-the-account';
const credentials = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;

/** Opens a {@link TwilioPeer} on a free port. It takes messages of its own account only. */
export async function openTwilioPeer(): Promise<TwilioPeer> {
  const received: TextMessage[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await text(request));
    const isOurs =
      request.url === `/2010-04-01/Accounts/${account}/Messages.json` && request.headers.authorization === credentials;
    if (isOurs) received.push({ to: form.get('To') ?? '', text: form.get('Body') ?? '' });
    response.writeHead(isOurs ? 201 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isOurs ? { sid: `SM${received.length}`, status: 'queued' } : { status: 401 }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port.');
  return {
    env: {
      TWILIO_ACCOUNT_SID: account,
      TWILIO_AUTH_TOKEN: token,
      TWILIO_FROM: '+15005550006',
      TWILIO_BASE_URL: `http://127.0.0.1:${address.port}`,
    },
    received,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
