import type { Page } from '@playwright/test';

import { openTextPeer, replyEvents, streamPeer } from '../../../server/src/testing/peers/text-peer.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';
import { choiceOf, choose, countingLight } from '../stories/story-plays.ts';

/** A server without points whose replies come from a model: on any other, each would have a price. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using peer = await openTextPeer(streamPeer(replyEvents('Good evening. The kettle is on.')));
      const server = await startServer({
        POINTS: 'off',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        RATE_LIMIT_PAGES_PER_MINUTE: '0',
        TEXT_BASE_URL: peer.baseUrl,
        TEXT_MODEL: 'small',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  remembered: { cookieConsent: 'rejected' },
});

/** Words of points and prices, also those that are read aloud only. */
const ofPoints = /\bpoints?\b|\bprices?\b|\bchips\b|Free (?:reply|\d)|Replies are free/i;

async function expectNoPoints(page: Page): Promise<void> {
  const aloud = await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  const texts = [await page.locator('body').innerText(), ...aloud].join('\n');
  expect(ofPoints.exec(texts)?.[0]).toBeUndefined();
  await expect(page.locator('a[href*="/prices"], a[href*="/shop"], a[href*="/bonus"], a[href*="/orders"]')).toHaveCount(
    0,
  );
}

async function readThrough(page: Page): Promise<void> {
  await test.step('the hub and its menu', async () => {
    await visit(page, '/en-US/character-story-hub');
    await expectNoPoints(page);
  });

  await test.step('a character, and a chat that answers', async () => {
    await visit(page, '/en-US/character-hub');
    await page.getByRole('main').locator('a[href*="/character-profile/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoPoints(page);
    await page.getByRole('main').locator('a[href*="/character-chat/"]').first().click();
    await page.getByRole('textbox', { name: /^Write to / }).fill('Good evening.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Good evening. The kettle is on.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Regenerate', exact: true })).toBeVisible();
    await expectNoPoints(page);
  });

  await test.step('a round of a story', async () => {
    await visit(page, `/en-US/story-profile/${countingLight.storyId}`);
    await expectNoPoints(page);
    await page.getByRole('link', { name: 'Begin the story' }).click();
    await page.getByRole('button', { name: 'Begin the story' }).click();
    await choose(page, countingLight.choices[0] ?? '');
    await expect(choiceOf(page, countingLight.choices[1] ?? '')).toBeEnabled();
    await expectNoPoints(page);
  });

  await test.step('a picture', async () => {
    await visit(page, '/en-US/gen-character-wizard');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tomás Brava');
    await page.getByRole('button', { name: 'Next: look' }).click();
    await page.getByRole('radio', { name: 'Draw a picture', exact: true }).click();
    await page.getByRole('radio', { name: '1', exact: true }).click();
    await page.getByRole('button', { name: 'Draw 1 picture', exact: true }).click();
    // Drawn, or to be asked for again where the machine has too much to do: neither says what it cost.
    const ended = page.getByRole('button', { name: /^(?:Use this|Try again)$/ });
    await expect(ended).toHaveCount(1, { timeout: 180_000 });
    await expectNoPoints(page);
  });
}

test('a reader meets no points, prices or shop on the way through the site', async ({ page }) => {
  test.slow();
  await readThrough(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a reader meets none there either', async ({ page }) => {
    test.slow();
    await readThrough(page);
  });
});

test('what is about points is an address that leads nowhere, and in no sitemap', async ({ page, request }) => {
  const places = [
    'prices',
    'shop',
    'cart',
    'upgrade',
    'bonus',
    'orders',
    'gifts',
    'gift/new',
    'web3-payment',
    'bundles',
  ];
  for (const place of places) {
    const answer = await page.goto(`/en-US/${place}`);
    expect([place, answer?.status()]).toEqual([place, 404]);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text();
  expect(sitemap).toContain('/en-US/story-hub<');
  expect(sitemap).not.toMatch(/\/(?:prices|shop)</);
});

test('pages that no reader needs to sign in for say nothing of points', async ({ page }) => {
  for (const place of [
    'landing-page',
    'character-hub',
    'story-hub',
    'room-entry-page',
    'registerlogin',
    'user-profile',
    'about-us',
    'dao-community',
  ]) {
    await visit(page, `/en-US/${place}`);
    await expectNoPoints(page);
  }
});
