import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

import type { Page } from '@playwright/test';

import { buildListOf } from '../../../app/build/build-list.ts';
import type { JoinedSheets, Manifest } from '../../../app/src/ssr/manifest.ts';
import { freePort, startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test, untilLive, visit } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const client = new URL('../../../app/dist/client/.vite/', import.meta.url);
const readBuild = (name: string): unknown => JSON.parse(readFileSync(new URL(name, client), 'utf8'));
const list = buildListOf(readBuild('manifest.json') as Manifest, readBuild('sheets.json') as JoinedSheets);

/** How the site behind the door is reached: as it is, not at all, or after a build that only has the first files left. */
type Way = 'open' | 'cut' | 'second-build';

interface Door extends AsyncDisposable {
  readonly origin: string;
  set(way: Way): void;
  /** Leads to another server from now on. */
  leadTo(server: RunningServer): void;
}

/** A site of its own behind a door: the network of a worker is not a page's, so that it must be cut there. */
async function startDoor(): Promise<Door> {
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

const untilControlled = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker.controller !== null && document.documentElement.dataset['live'] !== undefined,
  );

/** The longest that the hundreds of files of a build may take beside other journeys, in milliseconds. */
const longestFill = 180_000;

/** Waits until the worker has all of these addresses. */
const untilKept = (page: Page, addresses: readonly string[]) =>
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

let door: Door;
test.beforeAll(async () => {
  door = await startDoor();
});
test.afterAll(() => door[Symbol.asyncDispose]());

test('without a network opened pages still show, others say so, and both recover', async ({ page, context }) => {
  await visit(page, `${door.origin}/en-US/about-us`);
  await untilControlled(page);
  await untilKept(page, ['/en-US/about-us']);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();

  door.set('cut');
  await context.setOffline(true);
  await page.reload();
  await untilLive(page);
  await expect(heading).toHaveText(title);

  await page.goto(`${door.origin}/de-DE/story-hub`);
  await expect(page.getByRole('heading', { name: 'Du bist offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/de-DE\/story-hub$/);

  door.set('open');
  await context.setOffline(false);
  await untilLive(page);
  await expect(page.getByRole('heading', { name: 'Du bist offline' })).toHaveCount(0);
});

test('a tab of the build before opens its pages, and takes the new one when its reader says so', async ({ page }) => {
  await visit(page, `${door.origin}/en-US/character-story-hub`);
  await untilControlled(page);
  // Who comes back gets the rest of the build.
  await page.reload();
  await untilControlled(page);
  await untilKept(page, [...list.parts, ...(list.languages['en-US'] ?? [])]);

  door.set('second-build');
  await page.evaluate(async () => {
    document.documentElement.dataset['tab'] = 'old';
    await (await navigator.serviceWorker.ready).update();
  });
  const reload = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();

  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/about-us$/);
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByText('This page did not load')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-tab', 'old');

  await reload.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-tab');
  await untilLive(page);
  expect(await page.evaluate(() => caches.keys())).toEqual(
    expect.arrayContaining([`fabula-assets-${list.id}`, 'fabula-pages-second-build']),
  );
});

test('an operator who switches the worker off takes it from the browsers that have it', async ({ page }) => {
  door.set('open');
  await visit(page, `${door.origin}/en-US/about-us`);
  await untilControlled(page);

  await using without = await startServer({ PUBLIC_URL: door.origin, LOG_LEVEL: 'warn', SERVICE_WORKER: 'off' });
  door.leadTo(without);
  await visit(page, `${door.origin}/en-US/about-us`);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
