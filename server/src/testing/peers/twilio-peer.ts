import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface HeardByTwilio {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

export interface TwilioPeer extends AsyncDisposable {
  baseUrl: string;
  heard: readonly HeardByTwilio[];
}

export async function openTwilioPeer(status = 201): Promise<TwilioPeer> {
  const heard: HeardByTwilio[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    heard.push({ path: request.url, authorization: request.headers.authorization, form });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: `To ${form['To'] ?? ''}` }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The peer has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    heard,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}
