import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';

import type { Page } from '@playwright/test';

import { buildListOf } from '../../../app/build/build-list.ts';
import type { JoinedSheets, Manifest } from '../../../app/src/ssr/manifest.ts';
import { freePort, startServer } from '../../servers/start-server.ts';
import { expect, test, untilLive, visit } from '../fixtures.ts';

// Pages and data that do not come are what these journeys are about.
test.use({ serviceWorkers: 'allow' });

const client = new URL('../../../app/dist/client/.vite/', import.meta.url);
const readBuild = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(name, client), 'utf8')) as Content;
const list = buildListOf(readBuild<Manifest>('manifest.json'), readBuild<JoinedSheets>('sheets.json'));

const untilControlled = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker.controller !== null && document.documentElement.dataset['live'] !== undefined,
  );

const untilKept = (page: Page, address: string) =>
  page.waitForFunction(async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined, address);

test('without a network opened pages still show, others say so, and both recover', async ({ page, context }) => {
  await visit(page, '/en-US/about-us');
  await untilControlled(page);
  await untilKept(page, '/en-US/about-us');
  const heading = (await page.getByRole('heading', { level: 1 }).innerText()).trim();

  await context.setOffline(true);
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

  await page.goto('/de-DE/story-hub');
  await expect(page.getByRole('heading', { name: 'Du bist offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/de-DE\/story-hub$/);

  await context.setOffline(false);
  await untilLive(page);
  await expect(page.getByRole('heading', { name: 'Du bist offline' })).toHaveCount(0);
});

/** The site behind a door: with `next` set, all but the first files of the build are gone, and the worker is another. */
async function startDoor(target: string) {
  let isNext = false;
  const door = createServer((asked, answer) => {
    const { url = '/' } = asked;
    if (isNext && url.startsWith('/assets/') && !list.first.includes(url)) {
      answer.writeHead(404).end();
      return;
    }
    const headers = { ...asked.headers, ...(url === '/sw.js' ? { 'accept-encoding': 'identity' } : {}) };
    const passed = request(new URL(url, target), { method: asked.method, headers }, (response) => {
      if (!isNext || url !== '/sw.js') {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        answer.end(Buffer.concat(chunks).toString().replaceAll(list.id, 'second-build'));
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  return {
    publish: () => {
      isNext = true;
    },
    listen: async (port: number) => {
      door.listen(port, '127.0.0.1');
      await once(door, 'listening');
    },
    [Symbol.asyncDispose]: async () => {
      door.closeAllConnections();
      door.close();
      await once(door, 'close');
    },
  };
}

test('a tab of the build before still opens its pages, and takes the new one when its reader says so', async ({
  page,
}) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  await using server = await startServer({ PUBLIC_URL: origin, LOG_LEVEL: 'warn', RATE_LIMIT_PAGES_PER_MINUTE: '0' });
  await using door = await startDoor(server.origin);
  await door.listen(port);

  await visit(page, `${origin}/en-US/character-story-hub`);
  await untilControlled(page);
  // A visitor who comes back gets the rest of the build.
  await page.reload();
  await untilControlled(page);
  await untilKept(page, list.parts.at(-1) ?? '');

  door.publish();
  await page.evaluate(async () => {
    document.documentElement.dataset['tab'] = 'old';
    await (await navigator.serviceWorker.ready).update();
  });
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();

  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/about-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-tab', 'old');

  await reload.click();
  await untilLive(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-tab');
  expect(await page.evaluate(() => caches.keys())).toEqual(
    expect.arrayContaining([`fabula-assets-${list.id}`, 'fabula-pages-second-build']),
  );
});

test('an operator who switches the worker off takes it from the browsers that have it', async ({ page }) => {
  const PORT = String(await freePort());
  const before = await startServer({ PORT, LOG_LEVEL: 'warn' });
  await visit(page, `${before.origin}/en-US/about-us`);
  await untilControlled(page);
  await before.stop();

  await using after = await startServer({ PORT, LOG_LEVEL: 'warn', SERVICE_WORKER: 'off' });
  await visit(page, `${after.origin}/en-US/about-us`);
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]),
    )
    .toEqual([0, 0]);
});
