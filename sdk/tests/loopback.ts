import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

/** A real HTTP server on the loopback interface that remembers what it was asked. */
export interface Loopback extends AsyncDisposable {
  readonly baseUrl: string;
  /** The requests so far, in order of arrival. */
  readonly requests: readonly IncomingMessage[];
  /** The paths of those requests, without their queries. */
  paths(): string[];
}

const pathOf = (request: IncomingMessage): string => new URL(request.url ?? '/', 'http://loopback').pathname;

/** Starts a {@link Loopback}; `await using` closes it with every connection that is still open. */
export async function listen(answer: RequestListener): Promise<Loopback> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    requests,
    paths: () => requests.map(pathOf),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends a JSON body. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Answers by path; a path without an answer is a 404 outside the envelope. */
export const routes =
  (answers: Record<string, RequestListener>): RequestListener =>
  (request, response) => {
    const answer = answers[pathOf(request)];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  };

/** A Web Storage in memory. */
export function memoryStorage(values: Record<string, string> = {}) {
  const entries = new Map(Object.entries(values));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    entries,
  };
}
