import type { Page } from '@playwright/test';

import { expect, test, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const hub = '/en-US/character-story-hub';
const focused = (page: Page) => page.locator(':focus');

test('the root of a language only leads on', async ({ page, request }) => {
  const answer = await request.get('/en-US', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe(hub);
  await page.goto('/en-US/');
  await expect(page).toHaveURL(hub);
});

test('the header’s brand leads home', async ({ page }) => {
  await visit(page, '/en-US/story-hub');
  await page.getByRole('banner').getByRole('link', { name: 'Fabula' }).click();
  await expect(page).toHaveURL(hub);
});

test('a page that does not exist yet is linked from nowhere, keeps the shell and says that it is not there', async ({
  page,
}) => {
  await visit(page, '/en-US/nowhere-at-all');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Fabula');
  await expect(page.locator('a[href*="nowhere-at-all"]')).toHaveCount(0);
  await page.locator('aside').getByRole('link', { name: 'Create Story' }).click();
  await expect(page.locator('aside').getByRole('link', { name: 'Create Story' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('every link of the shell and of the sign-in form leads to a page that answers', async ({ page, request }) => {
  await visit(page, hub);
  await page.getByRole('banner').getByRole('link', { name: 'Free Try' }).click();
  const terms = page.getByRole('dialog').getByRole('link', { name: 'Terms and Privacy Policy' });
  const links = [...(await page.locator('header a, aside a, nav a').all()), terms];
  const hrefs = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
  expect([...hrefs]).toEqual(expect.arrayContaining(['/en-US/about-us', '/en-US/terms-privacy', '/en-US/prices']));
  for (const href of hrefs) {
    if (href?.startsWith('/') !== true) continue;
    const answer = await request.get(href);
    expect([href, answer.status()]).toEqual([href, 200]);
  }
});

test('the terms are read from the sign-in form, by their contents and in another language', async ({ page }) => {
  await visit(page, hub);
  await page.getByRole('banner').getByRole('link', { name: 'Free Try' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: 'Terms and Privacy Policy' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms and privacy' })).toBeVisible();
  await terms.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Server log' }).click();
  await expect(terms).toHaveURL('/en-US/terms-privacy#logs');
  await expect(terms.getByRole('heading', { name: 'Server log' })).toBeInViewport();
  await terms.goto('/ar-SA/terms-privacy');
  await expect(terms.getByRole('heading', { level: 1, name: 'الشروط والخصوصية' })).toBeVisible();
  await expect(terms.getByText('{', { exact: false })).toHaveCount(0);
});

test('gen-character leads to making a character of one’s own', async ({ page }) => {
  await page.goto('/en-US/gen-character');
  await expect(page).toHaveURL('/en-US/gen-character/create-own-character');
});

test('the keyboard goes past the header to the page, or through it in order', async ({ page }) => {
  await visit(page, hub);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  for (const name of ['Collapse sidebar', 'Fabula', 'Search characters and stories', 'Language: English', 'Free Try']) {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Explore');
});

test('the skip link puts the focus on the page', async ({ page }) => {
  await visit(page, hub);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveText('Begin the story');
});

test('a language is chosen with the keyboard alone', async ({ page }) => {
  await visit(page, '/en-US/story-hub');
  const button = page.getByRole('button', { name: 'Language: English' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  for (const name of ['中文', 'Español']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es-ES/story-hub');
});

test.describe('a reader who likes motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a click rings for 600 ms and leaves nothing behind', async ({ page }) => {
    await visit(page, hub);
    // The rings stand in the one layer that no reader hears of and no pointer meets.
    const rings = page.locator('div[aria-hidden="true"] > span > span');
    await expect(rings).toHaveCount(0);
    const lasted = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const isRing = (event: AnimationEvent) =>
            event.target instanceof Element && event.target.closest('div[aria-hidden="true"]');
          document.addEventListener('animationend', (event) => {
            if (isRing(event)) resolve([event.elapsedTime]);
          });
        }),
    );
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(rings).toHaveCount(1);
    expect(await lasted).toEqual([0.6]);
    await expect(rings).toHaveCount(0);
  });
});

test('a reader who wants less motion sees no ring', async ({ page }) => {
  await visit(page, hub);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('div[aria-hidden="true"] > span > span')).toHaveCount(0);
});
