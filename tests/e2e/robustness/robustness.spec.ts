import type { Page } from '@playwright/test';

import { charactersOf } from '../catalogue.ts';
import { expect, test, untilLive, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const hub = '/en-US/character-story-hub';
const characterHub = '/en-US/character-hub';
const listCall = '**/api/characters?*';
const seeAll = (page: Page) => page.getByRole('link', { name: 'See all in Awake at this hour' });
const cards = (page: Page) => page.getByRole('list', { name: 'Characters' }).getByRole('link');

const failure = (status: number, reason: string, message: string) => ({
  status,
  json: { code: status, message, data: null, reason, requestId: 'req_journey' },
});

test('a slow list shows that it is on its way, then its skeleton, then itself', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(listCall, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, hub);
  const pending = page.getByRole('progressbar', { name: 'Loading the page' });
  await Promise.all([pending.waitFor(), seeAll(page).click()]);
  await expect(page).toHaveURL(`${characterHub}?shelf=awake-at-this-hour`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Who is awake tonight' })).toBeVisible();
  await expect(pending).toBeHidden();
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
});

test('a list that failed to load says so, and a retry loads it', async ({ page }) => {
  await visit(page, hub);
  await page.route(listCall, (route) => route.fulfill(failure(403, 'FORBIDDEN', 'Not now')));
  await seeAll(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'We could not load this page' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(listCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(alert).toBeHidden();
});

test('a passing failure of the server is not even noticed', async ({ page }) => {
  let answers = 0;
  await page.route(listCall, async (route) => {
    answers += 1;
    if (answers === 1) await route.fulfill(failure(503, 'UNAVAILABLE', 'Restarting'));
    else await route.continue();
  });
  await visit(page, hub);
  await seeAll(page).click();
  await expect(cards(page).first()).toBeVisible();
  expect(answers).toBe(2);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the rest of a list that did not arrive leaves what is there, and can be asked for again', async ({
  page,
  server,
}) => {
  const { length: all } = await charactersOf(server);
  await visit(page, characterHub);
  const shown = await cards(page).count();
  await page.route('**/api/characters?*cursor=*', (route) => route.fulfill(failure(403, 'FORBIDDEN', 'Not now')));
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText('We could not load more.');
  await expect(cards(page)).toHaveCount(shown);
  await page.unroute('**/api/characters?*cursor=*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(all, { timeout: 2000 });
  }).toPass();
});

test('a line under the header tells of a lost connection until it is back', async ({ page, context }) => {
  await visit(page, hub);
  const line = page.getByText('You are offline. You can still read this page.');
  await context.setOffline(true);
  await expect(line).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(line).toBeHidden();
});

test('an action without enough points says so and leads to the prices', async ({ page }) => {
  await visit(page, hub);
  await page.route(listCall, (route) => route.fulfill(failure(400, 'INSUFFICIENT_POINTS', '积分不足')));
  await seeAll(page).click();
  const notice = page.getByRole('dialog', { name: 'Insufficient points, cannot perform this operation' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/en-US/prices');
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toBeHidden();
});

test('a page without a session still shows its content', async ({ page }) => {
  await page.route('**/api/registerlogin/deviceinit?*', (route) =>
    route.fulfill({ json: { code: 200, message: 'ok', data: null } }),
  );
  const warned = page.waitForEvent('console', (message) => message.text().includes('goes out as a guest'));
  await visit(page, hub);
  expect((await warned).type()).toBe('warning');
  await seeAll(page).click();
  await expect(cards(page).first()).toBeVisible();
});

for (const path of [
  'novel-story-play/play/no-such-story/round',
  'dynamic-story-play/play/no-such-story/round',
  'story-character-chat/play/no-such-story/nobody',
]) {
  test(`${path} is not found, by its status and its title`, async ({ page }) => {
    const response = await page.goto(`/en-US/${path}`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found · Fabula');
    await untilLive(page);
    await expect(page).toHaveTitle('Page not found · Fabula');
  });
}

test('a page that turns out late not to exist says so in its title as well', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/stories/no-such-story', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/en-US/story-character-chat/play/no-such-story/nobody');
  await expect(page).toHaveTitle('… in … · Fabula');
  held.resolve();
  await expect(page).toHaveTitle('Page not found · Fabula');
});
