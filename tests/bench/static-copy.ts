import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';

export interface StaticCopy extends AsyncDisposable {
  readonly address: string;
}

interface Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs;
const PASSED_ON = ['content-type', 'content-encoding', 'cache-control'] as const;

/** Serves a page as a static file: its document without scripts, and whatever else it names as the server sends it. */
export async function openStaticCopy(address: string): Promise<StaticCopy> {
  const { origin, pathname } = new URL(address);
  const html = await (await fetch(address)).text();
  const kept = new Map<string, Promise<Kept>>([[pathname, Promise.resolve(documentOf(html.replaceAll(SCRIPTS, '')))]]);
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? keep(origin + path);
    kept.set(path, answer);
    answer.then(
      ({ body, headers, status }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The copy has no port.');
  return {
    address: `http://127.0.0.1:${String(place.port)}${pathname}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function documentOf(html: string): Kept {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  return { status: 200, headers, body: brotliCompressSync(html) };
}

/** Fetched without decoding, so that the copy sends the same bytes. */
async function keep(address: string): Promise<Kept> {
  const { promise, resolve, reject } = Promise.withResolvers<Kept>();
  get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (response) => {
    buffer(response).then((body) => {
      const headers: Record<string, string> = {};
      for (const name of PASSED_ON) {
        const value = response.headers[name];
        if (value !== undefined) headers[name] = value;
      }
      resolve({ status: response.statusCode ?? 500, headers, body });
    }, reject);
  }).on('error', reject);
  return promise;
}
