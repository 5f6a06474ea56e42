import type { Page } from '@playwright/test';

import { catalogueOf, charactersOf, locales, type Language } from '../catalogue.ts';
import { expect, stored, test, visit } from '../fixtures.ts';

const sidebar = (page: Page) => page.locator('aside');

async function choose(page: Page, name: string): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: /^Language|^اللغة/ })
    .click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('Arabic by the menu turns address, texts and page around, for good', async ({ page, server }) => {
  const [character] = await charactersOf(server, '&sort=newest', 'ar-SA');
  const words = catalogueOf('ar-SA');
  await visit(page, '/en-US/character-hub?sort=newest');
  await choose(page, 'العربية');

  const isArabic = async () => {
    await expect(page).toHaveURL('/ar-SA/character-hub?sort=newest');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-SA');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['page.characters.heading'] ?? '');
    await expect(page.getByText(character?.name ?? '').first()).toBeVisible();
    expect(await stored(page)).toMatchObject({ language_type: 'ar-SA' });
    const box = await sidebar(page).boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
  };
  await isArabic();
  await page.reload();
  await isArabic();
});

test('calls speak the chosen language from the choice on', async ({ page }) => {
  await visit(page, '/en-US/character-hub');
  const list = page.waitForRequest((request) => request.url().includes('/api/characters'));
  await choose(page, 'Español');
  expect((await list).headers()['language-type']).toBe('es-ES');
});

test('back and forth between languages keeps the page', async ({ page }) => {
  await visit(page, '/en-US/story-hub');
  await choose(page, 'Türkçe');
  await expect(page).toHaveURL('/tr-TR/story-hub');
  await page.goBack();
  await expect(page).toHaveURL('/en-US/story-hub');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('heading', { level: 1, name: 'What to read tonight' })).toBeVisible();
});

test('the menu offers six languages, and the one of the page', async ({ page }) => {
  await visit(page, '/ja-JP/character-story-hub');
  await page.locator('header button[aria-haspopup="menu"]').click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'English',
    '中文',
    'Español',
    'العربية',
    'Português',
    'Türkçe',
    '日本語',
  ]);
});

test('an address without a language leads to the one that was chosen', async ({ page }) => {
  await visit(page, '/en-US/character-story-hub');
  await choose(page, 'Português');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT');
  for (const [path, end] of [
    ['/', '/pt-PT/character-story-hub'],
    ['/story-hub?sort=name', '/pt-PT/story-hub?sort=name'],
    ['/pt-pt', '/pt-PT/character-story-hub'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(end);
    expect(await stored(page)).toMatchObject({ language_type: 'pt-PT' });
  }
});

test('a path without a supported language gets one in front', async ({ page }) => {
  await page.goto('/story-hub?q=lantern');
  await expect(page).toHaveURL('/en-US/story-hub?q=lantern');
  await page.goto('/it-IT/story-hub');
  await expect(page).toHaveURL('/en-US/it-IT/story-hub');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

/** Messages whose words every hub shows as they are. */
const shown = ['shell.header.freeTry', 'explore.shelf.awake.title', 'explore.shelf.onTheShelf.sub', 'story.begin'];

async function expectHub(page: Page, locale: Language): Promise<void> {
  await visit(page, `/${locale}/character-story-hub`);
  const words = catalogueOf(locale);
  for (const id of shown) await expect(page.getByText(words[id] ?? id).first()).toBeAttached();
  // A message that is missing stands on the page as its id.
  await expect(page.locator('body')).not.toContainText(
    /\b(shell|explore|page|story|states|popups)\.[a-z]+\.?[a-zA-Z]+/,
  );
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
}

test('the hub speaks every language', async ({ page }) => {
  // One browser for all: from the second language on it has the scripts.
  for (const locale of locales) await test.step(locale, () => expectHub(page, locale));
});
