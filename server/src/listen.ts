import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from './config/config.ts';
import { limitConnections } from './http/connections/limit-connections.ts';
import { cutSlowClients, usualPace, type ClientPace } from './http/connections/slow-clients.ts';
import type { AppEnv } from './http/context.ts';
import { StartError, systemReason } from './lib/start-error.ts';

const IDLE_CHECK_MS = 50;

export interface Listening {
  address: string;
  /** Accepts no connections, waits for requests within DRAIN_SECONDS, closes. */
  drain: () => Promise<void>;
}

const REQUEST_TIMEOUT_MS = 300_000;

/** Opens the socket with our own deadlines (Product §7.1); throws StartError when the address cannot be used. */
export async function listen(app: Hono<AppEnv>, config: Config, pace: ClientPace = usualPace): Promise<Listening> {
  const respond = getRequestListener(app.fetch, { overrideGlobalObjects: true });
  const server = createServer(
    {
      headersTimeout: pace.headersMs,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: pace.checkMs,
      keepAliveTimeout: 65_000,
      keepAliveTimeoutBuffer: 1_000,
    },
    (incoming, outgoing) => void respond(incoming, outgoing),
  );
  server.maxConnections = config.maxConnections;
  // Behind proxies every connection comes from them.
  if (config.trustedProxies === 0) limitConnections(server, config.limits.connectionsPerAddress);
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  server.listen(config.port, config.host);
  await once(server, 'listening').catch((cause: unknown) => {
    throw new StartError(whyDeaf(cause, config), { cause });
  });
  // Its timer lives until the server closes, which needs `listen` first.
  cutSlowClients(server, pace);
  return { address: addressOf(server, config.host), drain: () => drain(server, unused, config.drainMs) };
}

function whyDeaf(error: unknown, { host, port }: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is in use: stop the other server, or set PORT to a free port`;
  }
  if (code === 'EACCES') return `Port ${port} is not open to this user: set PORT to 1024 or more`;
  return `HOST and PORT cannot be listened on: ${systemReason(error)}`;
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** `unused`: connections without a request, which browsers open in advance and shutdown does not wait for. */
async function drain(server: Server, unused: ReadonlySet<Socket>, withinMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  for (const socket of unused) socket.destroy();
  // Connections with a response under way are closed once idle.
  const resting = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(resting);
  clearTimeout(deadline);
}
