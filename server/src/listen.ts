import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from './config/config.ts';
import type { AppEnv } from './http/context.ts';

const IDLE_CHECK_MS = 50;

export interface Listening {
  /** Where the server answers, for the person who started it. */
  address: string;
  /** Takes no new connections, lets the requests in flight end within the configured time, closes. */
  drain: () => Promise<void>;
}

/** Opens the socket. Every deadline is ours, since clients may wait for a very long time (Specification §7). */
export async function listen(app: Hono<AppEnv>, config: Config): Promise<Listening> {
  // The listener answers its own failures; its promise never rejects.
  const respond = getRequestListener(app.fetch, { overrideGlobalObjects: true });
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, keepAliveTimeoutBuffer: 1_000 },
    (incoming, outgoing) => void respond(incoming, outgoing),
  );
  server.maxConnections = config.maxConnections;
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  server.listen(config.port, config.host);
  await once(server, 'listening');
  return { address: addressOf(server, config.host), drain: () => drain(server, unused, config.drainMs) };
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** @param unused Connections on which nothing was asked yet: browsers open some in advance, and nobody waits for them. */
async function drain(server: Server, unused: ReadonlySet<Socket>, withinMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  for (const socket of unused) socket.destroy();
  // A connection whose answer is under way now will be kept alive by its client: it is closed as soon as it rests.
  const resting = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(resting);
  clearTimeout(deadline);
}
