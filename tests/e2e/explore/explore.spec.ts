import type { Page } from '@playwright/test';

import { expect, scrollPlace, test, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const hub = '/en-US/character-story-hub';
const row = (page: Page, name: string) => page.getByRole('region', { name });

test('from the hub to a character and back to the same place', async ({ page }) => {
  await visit(page, hub);
  const card = row(page, 'Strange company').getByRole('link').nth(1);
  await card.scrollIntoViewIfNeeded();
  const place = await scrollPlace(page);
  expect(place).toBeGreaterThan(200);
  const name = await card.getByRole('heading').innerText();

  await card.click();
  await expect(page).toHaveURL(/\/en-US\/character-profile\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(`${name} · Fabula`);
  expect(await scrollPlace(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(hub);
  await expect(card).toBeInViewport();
  await expect.poll(() => scrollPlace(page)).toBe(place);
});

test('from the tale of the night to its cast and into a character’s books', async ({ page }) => {
  await visit(page, hub);
  await page.getByRole('link', { name: 'Meet the cast' }).click();
  await expect(page).toHaveURL(/\/story-profile\/[\w-]+#cast$/);
  const cast = page.locator('#cast');
  await expect(cast).toBeInViewport();
  await cast.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/character-profile\//);
  const books = row(page, 'Also in these stories').getByRole('link');
  const title = await books.first().getByRole('heading').innerText();
  await books.first().click();
  await expect(page).toHaveURL(/\/story-profile\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('every row leads to the list of what stands on it, and from there to all of its kind', async ({ page }) => {
  await visit(page, hub);
  await page.getByRole('link', { name: 'See all in Strange company' }).click();
  await expect(page).toHaveURL('/en-US/character-hub?shelf=strange-company');
  await expect(page.getByText('8 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Row: Strange company' }).click();
  await expect(page).toHaveURL('/en-US/character-hub');
  await expect(page.getByText('38 characters')).toBeVisible();
  await visit(page, hub);
  await page.getByRole('link', { name: 'See all in Long evenings' }).click();
  await expect(page).toHaveURL('/en-US/story-hub?shelf=long-evenings');
  await expect(page.getByText('5 stories')).toBeVisible();
});

test('the hub narrows to a kind and to tags, and says so in its address', async ({ page }) => {
  await visit(page, hub);
  await page.getByRole('radio', { name: 'Stories' }).click();
  await expect(page).toHaveURL(`${hub}?show=stories`);
  await expect(row(page, 'Awake at this hour')).toHaveCount(0);
  await expect(row(page, 'On the shelf')).toBeVisible();

  await page.getByRole('radio', { name: 'Everything' }).click();
  const tag = page.getByRole('list', { name: 'Tags' }).getByRole('button').first();
  const label = await tag.innerText();
  await tag.click();
  await expect(page).toHaveURL(/\?include=[\w-]+$/);
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  const found = row(page, 'Characters').getByRole('listitem');
  await expect(found.first()).toBeVisible();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('button', { name: label })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(row(page, 'Awake at this hour')).toHaveCount(0);
});

test('the search of the header finds characters and stories together', async ({ page }) => {
  await visit(page, hub);
  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search characters and stories' });
  await search.fill('lantern');
  await search.press('Enter');
  await expect(page).toHaveURL(`${hub}?q=lantern`);
  await expect(
    row(page, 'Stories')
      .getByRole('link', { name: /lantern/i })
      .first(),
  ).toBeVisible();
  await search.fill('qqqq');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(page).toHaveURL(hub);
  await expect(row(page, 'Awake at this hour')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the hub has a search of its own: it finds, is there when one comes back, and is cleared', async ({ page }) => {
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox', { name: 'Search characters and stories' });
    await visit(page, hub);
    expect((await main.getByRole('search').boundingBox())?.height).toBe(48);
    await search.fill('lantern');
    await search.press('Enter');
    await expect(page).toHaveURL(`${hub}?q=lantern`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “lantern”');
    const found = row(page, 'Stories')
      .getByRole('link', { name: /lantern/i })
      .first();
    await expect(found).toBeInViewport();

    await found.click();
    await expect(page).toHaveURL(/\/story-profile\//);
    await page.goBack();
    await expect(search).toHaveValue('lantern');
    await main.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page).toHaveURL(hub);
    await expect(search).toHaveValue('');
    await expect(row(page, 'Awake at this hour')).toBeVisible();
    await page.goBack();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “lantern”');
  });
});
