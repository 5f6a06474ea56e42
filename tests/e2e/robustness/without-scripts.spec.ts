import type { Page } from '@playwright/test';

import { charactersOf, locales, storiesOf } from '../catalogue.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

const contentOf = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

/** What search engines and link previews read of a page at `path`, which stands below the language. */
async function expectHead(
  page: Page,
  origin: string,
  path: string,
  title: string,
  preview: 'with-image' | 'without-image' = 'with-image',
): Promise<void> {
  await expect(page).toHaveTitle(`${title} · Fabula`);
  expect(await contentOf(page, 'meta[name="description"]')).toMatch(/\S+ \S+/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/en-US${path}`);

  const alternates = page.locator('link[rel="alternate"][hreflang]');
  const addresses = await alternates.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );
  expect(Object.fromEntries(addresses)).toEqual({
    ...Object.fromEntries(locales.map((locale) => [locale, `${origin}/${locale}${path}`])),
    'x-default': origin + path,
  });

  expect(await contentOf(page, 'meta[property="og:title"]')).toBe(title);
  expect(await contentOf(page, 'meta[property="og:url"]')).toBe(`${origin}/en-US${path}`);
  expect(await contentOf(page, 'meta[property="og:description"]')).not.toBe('');
  if (preview === 'without-image') return;
  const image = await contentOf(page, 'meta[property="og:image"]');
  const picture = await page.request.get(image ?? '');
  expect(picture.headers()['content-type']).toBe('image/webp');
}

test('the hub shows its rows to a reader without scripts', async ({ page, server }) => {
  await page.goto('/en-US/character-story-hub');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('region', { name: 'Awake at this hour' }).getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')).toHaveText([
    'Explore',
    'Create Character',
    'Create Story',
    'Payments',
    'User Profile',
  ]);
  await expectHead(page, server.origin, '/character-story-hub', 'Explore');
});

test('the terms and the page about us are whole without scripts, in every language', async ({ page, server }) => {
  for (const [path, title] of [
    ['/terms-privacy', 'Terms and privacy'],
    ['/about-us', 'About Fabula'],
  ] as const) {
    await page.goto(`/en-US${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectHead(page, server.origin, path, title, 'without-image');
    for (const locale of locales) {
      const answer = await page.request.get(`/${locale}${path}`);
      expect([locale, answer.status()]).toEqual([locale, 200]);
    }
  }
});

test('a list follows its links without scripts, to a character’s whole page', async ({ page, server }) => {
  const [first] = await charactersOf(server);
  const { characterId = '', name = '', tagline = '' } = first ?? {};
  await page.goto('/en-US/character-hub');
  await page.getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(`/en-US/character-profile/${characterId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(tagline).first()).toBeVisible();
  await expect(page.getByText('AI character')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First words' })).toBeVisible();
  await expectHead(page, server.origin, `/character-profile/${characterId}`, name);
});

test('a story’s page can be read without scripts', async ({ page, server }) => {
  const [first] = await storiesOf(server);
  const { storyId = '', title = '', tagline = '' } = first ?? {};
  await page.goto('/en-US/story-hub');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(`/en-US/story-profile/${storyId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(tagline).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First page' })).toBeVisible();
  await expectHead(page, server.origin, `/story-profile/${storyId}`, title);
});

for (const path of [
  '/character-profile/no-such-character',
  '/story-profile/no-such-book',
  '/collection/no-such-collection',
  '/no-such-page',
]) {
  test(`${path} is not found, and search engines may not keep it`, async ({ page }) => {
    const answer = await page.goto(`/en-US${path}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Explore characters and stories' }).click();
    await expect(page).toHaveURL('/en-US/character-story-hub');
  });
}

test('the policy of a page runs no script that the build does not name', async ({ page }) => {
  const answer = await page.goto('/en-US/character-story-hub');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src '));
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/]+=*')+$/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});
