import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

import type { Page } from '@playwright/test';

import { buildListOf } from '../../../app/build/build-list.ts';
import type { JoinedSheets, Manifest } from '../../../app/src/ssr/manifest.ts';
import { freePort, startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect } from '../fixtures.ts';

const client = new URL('../../../app/dist/client/.vite/', import.meta.url);
const readBuild = (name: string): unknown => JSON.parse(readFileSync(new URL(name, client), 'utf8'));
/** The files of the build. */
export const list = buildListOf(readBuild('manifest.json') as Manifest, readBuild('sheets.json') as JoinedSheets);

/** How the site behind the door is reached: as it is, not at all, or after a build that only has the first files left. */
type Way = 'open' | 'cut' | 'second-build';

export interface Door extends AsyncDisposable {
  readonly origin: string;
  set(way: Way): void;
  /** Leads to another server from now on. */
  leadTo(server: RunningServer): void;
}

/** A site of its own behind a door: the network of a worker is not a page's, so that it must be cut there. */
export async function startDoor(): Promise<Door> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const server = await startServer({ PUBLIC_URL: origin, LOG_LEVEL: 'warn', RATE_LIMIT_PAGES_PER_MINUTE: '0' });
  let way: Way = 'open';
  let target = server.origin;
  const door = createServer((asked, answer) => {
    const { url = '/', method } = asked;
    if (way === 'cut') return void asked.socket.destroy();
    const isNext = way === 'second-build';
    if (isNext && url.startsWith('/assets/') && !list.first.includes(url)) return void answer.writeHead(404).end();
    const isWorker = isNext && url === '/sw.js';
    const headers = isWorker ? { host: asked.headers.host } : asked.headers;
    const passed = request(new URL(url, target), { method, headers }, (response) => {
      if (!isWorker) {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        return void response.pipe(answer);
      }
      return void text(response).then((script) => {
        answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        answer.end(script.replaceAll(list.id, way));
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  door.listen(port, '127.0.0.1');
  await once(door, 'listening');
  return {
    origin,
    set: (next) => {
      way = next;
    },
    leadTo: (other) => {
      target = other.origin;
    },
    [Symbol.asyncDispose]: async () => {
      door.closeAllConnections();
      door.close();
      await server.stop();
    },
  };
}

/** Waits until the worker answers for the page. */
export const untilControlled = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker.controller !== null && document.documentElement.dataset['live'] !== undefined,
  );

/** The longest that the hundreds of files of a build may take beside other journeys, in milliseconds. */
export const longestFill = 180_000;

/** Waits until the worker has all of these addresses. */
export const untilKept = (page: Page, addresses: readonly string[]) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const found = await Promise.all(wanted.map((address) => caches.match(address, { ignoreVary: true })));
          return found.filter((answer) => answer === undefined).length;
        }, addresses),
      { timeout: longestFill },
    )
    .toBe(0);
