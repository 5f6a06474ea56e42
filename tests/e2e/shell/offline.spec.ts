import { startServer } from '../../servers/start-server.ts';
import { expect, test, untilLive, visit } from '../fixtures.ts';
import { list, longestFill, startDoor, untilControlled, untilKept, type Door } from './door.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial', timeout: 300_000 });

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
  // The worker that takes its place waits for the other to have filled its cache.
  await expect
    .poll(
      () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      { timeout: longestFill },
    )
    .toEqual([0, 0]);
});
