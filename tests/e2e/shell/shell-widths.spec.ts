import type { Page } from '@playwright/test';

import { expect, test, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const hub = '/en-US/character-story-hub';
const header = (page: Page) => page.getByRole('banner').first();
const sidebar = (page: Page) => page.locator('aside');
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;

test('the sidebar shows names above 1000 px and signs from there down', async ({ page }) => {
  await page.setViewportSize({ width: 1001, height: 800 });
  await visit(page, hub);
  const name = sidebar(page).getByText('Create Story');
  await expect(name).toBeVisible();
  const full = await widthOf(page);

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(() => widthOf(page)).toBe(76);
  expect(full).toBeGreaterThan(150);
  await expect(sidebar(page).getByRole('link', { name: 'Create Story' })).toBeVisible();
  await expect(bottomBar(page)).toBeHidden();
});

test('the brand keeps its whole name beside the search from 765 px up', async ({ page }) => {
  await visit(page, hub);
  const brand = header(page).getByRole('link', { name: 'Fabula' });
  for (const width of [765, 768, 790, 820]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(brand).toBeVisible();
    expect(await brand.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  }
});

test('the reader folds the sidebar and opens it again', async ({ page }) => {
  await visit(page, hub);
  const toggle = (name: 'Collapse sidebar' | 'Expand sidebar') => page.getByRole('button', { name });
  await expect(toggle('Collapse sidebar')).toHaveAttribute('aria-expanded', 'true');
  await toggle('Collapse sidebar').click();
  await expect(toggle('Expand sidebar')).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => widthOf(page)).toBe(76);

  // It stays folded, also before the pages take over.
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => widthOf(page)).toBe(76);
  await page.unroute('**/assets/*.js');
  await visit(page, hub);
  await expect(toggle('Expand sidebar')).toHaveAttribute('aria-expanded', 'false');
  expect(await widthOf(page)).toBe(76);

  await toggle('Expand sidebar').click();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(150);
});

test('below 765 px the sidebar is a drawer that keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 764, height: 800 });
  await visit(page, hub);
  await expect(sidebar(page)).toBeHidden();
  await menuButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Sidebar' });
  await expect(drawer).toBeVisible();
  const stops = await drawer.locator('a, button').count();
  for (let press = 0; press <= stops; press += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('a link of the drawer closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en-US/character-hub');
  await menuButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Sidebar' });
  await drawer.getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(page).toHaveURL(hub);
  await expect(drawer).toBeHidden();
});

test('the bottom bar is shown on phones only', async ({ page }) => {
  await page.setViewportSize({ width: 764, height: 800 });
  await visit(page, hub);
  await expect(bottomBar(page).getByRole('link')).toHaveText(['Explore', 'Create Character', 'Create Story']);
  await expect(bottomBar(page)).toBeInViewport();
  await expect(bottomBar(page).getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 765, height: 800 });
  await expect(bottomBar(page)).toBeHidden();
  await expect(sidebar(page)).toBeVisible();
});

test('on a phone the bars go after 60 px down and come back after 60 px up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, hub);
  await page.mouse.move(200, 400);
  const scroll = async (distance: number) => {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + distance);
  };
  await scroll(55);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await scroll(345);
  await expect(header(page)).not.toBeInViewport();
  await expect(bottomBar(page)).not.toBeInViewport();
  await scroll(-40);
  await expect(header(page)).not.toBeInViewport();
  await scroll(-40);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expect(bottomBar(page)).toBeInViewport({ ratio: 1 });
});

test('from 765 px up the header stays', async ({ page }) => {
  await page.setViewportSize({ width: 765, height: 800 });
  await visit(page, hub);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expect(header(page)).not.toHaveAttribute('data-hidden');
});
