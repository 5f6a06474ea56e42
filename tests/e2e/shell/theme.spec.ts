import type { Page } from '@playwright/test';

import { expect, stored, test, visit } from '../fixtures.ts';

// The prompt stands over the foot of the sidebar until it is answered.
test.use({ remembered: { cookieConsent: 'rejected' } });

const hub = '/en-US/character-story-hub';
const look = (page: Page, name: string) =>
  page.locator('aside').getByRole('group', { name: 'Theme' }).getByRole('button', { name });
const expectTheme = (page: Page, theme: 'night' | 'day') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the page follows the system until the reader chooses, and then the reader', async ({ page }) => {
  await visit(page, hub);
  await expectTheme(page, 'night');
  const night = await ground(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'day');
  expect(await ground(page)).not.toBe(night);
  expect(await stored(page)).not.toHaveProperty('theme');

  await look(page, 'Night').click();
  await expectTheme(page, 'night');
  await expect(look(page, 'Night')).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toMatchObject({ theme: 'night' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expectTheme(page, 'night');
});

test.describe('a reader who chose the day', () => {
  test.use({ remembered: { cookieConsent: 'rejected', theme: 'day' } });

  test('never sees the night, not even before the scripts have come', async ({ page }) => {
    // The scripts of the pages never arrive: what stands is what was painted first.
    await page.route('**/assets/*.js', () => undefined);
    await page.addInitScript(() => {
      const seen = new Set<string | undefined>();
      new MutationObserver(() => {
        if (document.body === null) return;
        seen.add(document.documentElement.dataset['theme']);
        document.body.dataset['themesSeen'] = [...seen].join(' ');
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-theme'] });
    });
    await page.goto(hub);
    await expect(page.locator('body')).toHaveAttribute('data-themes-seen', 'day');
  });

  test('has it on every page', async ({ page }) => {
    await visit(page, hub);
    await expectTheme(page, 'day');
    await page.getByRole('link', { name: 'See all in On the shelf' }).click();
    await expect(page).toHaveURL('/en-US/story-hub?shelf=on-the-shelf');
    await expectTheme(page, 'day');
    await expect(look(page, 'Day')).toHaveAttribute('aria-pressed', 'true');
  });
});
