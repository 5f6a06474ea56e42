import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { MetricsConfig } from '../config/config.ts';
import type { AnsweredRequest } from '../http/middleware/request-middleware.ts';
import { StartError, systemReason } from '../lib/start-error.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer extends AsyncDisposable {
  /** The port that it listens on. */
  port: number;
  /** Counts a request that was answered. */
  observe: (request: AnsweredRequest) => void;
}

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches.
 *
 * @throws {StartError} when the port cannot be used.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsConfig,
  log: Logger,
): Promise<MetricsServer> {
  const server = createServer((incoming, outgoing) => {
    const isAsked = incoming.method === 'GET' && incoming.url?.split('?')[0] === '/metrics';
    if (!isAsked) {
      outgoing.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ text, type }) => outgoing.writeHead(200, { 'content-type': type }).end(text),
      (cause: unknown) => {
        log.warn({ err: cause }, 'reading the metrics failed');
        outgoing.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((cause: unknown) => {
    throw new StartError(`METRICS_HOST and METRICS_PORT cannot be listened on: ${systemReason(cause)}`, { cause });
  });
  return {
    port: portOf(server),
    observe: (request) => metrics.observe(request),
    [Symbol.asyncDispose]: () => close(server),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
