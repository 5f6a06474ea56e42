import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { VisitorBrowser } from './visitor-browser.ts';

/** Plays the visitor of `workflows/visitor.openapi.yaml` on a free port of the loopback interface. */
export interface Visitor extends AsyncDisposable {
  /** Where they listen, without a slash at the end. */
  address: string;
}

/** @throws {Error} when there is no port to listen on. */
export async function startVisitor(): Promise<Visitor> {
  const server = createServer((request, response) => {
    bringCode(request).then(
      (code) => response.setHeader('content-type', 'application/json').end(JSON.stringify({ code })),
      (error: unknown) => response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The visitor has no port.');
  return {
    address: `http://127.0.0.1:${place.port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function bringCode(request: IncomingMessage): Promise<string> {
  const { authUrl, email }: { authUrl: string; email: string } = JSON.parse(await text(request));
  const end = await new VisitorBrowser().signInAt(authUrl, { email, name: 'Lantern Reader' });
  const code = end instanceof URL ? end.searchParams.get('code') : null;
  if (code === null) throw new Error(`No code came back from ${authUrl}`);
  return code;
}
