import type { Page } from '@playwright/test';

import { callsTo, watchCalls } from '../calls.ts';
import { charactersOf, storiesOf } from '../catalogue.ts';
import { expect, scrollPlace, test, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const characterHub = '/en-US/character-hub';
const storyHub = '/en-US/story-hub';
const characters = (page: Page) => page.getByRole('list', { name: 'Characters' }).getByRole('link');
const stories = (page: Page) => page.getByRole('list', { name: 'Stories' }).getByRole('link');
const searchOf = (page: Page, label: string) => page.getByRole('searchbox', { name: label, exact: true });
const tag = (page: Page, label: string) =>
  page.getByRole('list', { name: 'Tags' }).getByRole('button', { name: label });
const namesOn = (cards: ReturnType<typeof characters>) => cards.getByRole('heading').allInnerTexts();

test('a search of characters waits for the pause in typing and stands in the address', async ({ page, server }) => {
  const found = (await charactersOf(server, '&q=sea')).map(({ name }) => name);
  await page.clock.install();
  await visit(page, characterHub);
  const calls = watchCalls(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const box = searchOf(page, 'Search characters');
  await box.pressSequentially('sea');
  await page.clock.runFor(249);
  await expect(box).toHaveValue('sea');
  expect(callsTo(calls, '/characters')).toEqual([]);
  await page.clock.resume();

  await expect(page).toHaveURL(`${characterHub}?q=sea`);
  await expect(characters(page)).toHaveCount(found.length);
  expect(await namesOn(characters(page))).toEqual(found);
  const searched = callsTo(calls, '/characters').map((call) => new URL(call.url()).searchParams.get('q'));
  expect(searched).toEqual(['sea']);

  await page.reload();
  await expect(box).toHaveValue('sea');
  await expect(characters(page)).toHaveCount(found.length);
});

test('words typed while a search is on its way are not lost', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/characters?*q=la*', async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, characterHub);
  const box = searchOf(page, 'Search characters');
  const asked = page.waitForRequest((request) => request.url().includes('q=la'));
  await box.pressSequentially('la');
  await asked;
  await expect(box).toHaveValue('la');
  await box.pressSequentially('mp');
  release();
  await expect(page).toHaveURL(`${characterHub}?q=lamp`);
  await expect(box).toHaveValue('lamp');
  await page.getByRole('button', { name: 'Search: lamp' }).click();
  await expect(page).toHaveURL(characterHub);
  await expect(box).toHaveValue('');
});

test('a tag is asked for, then left out, then rests', async ({ page, server }) => {
  const { length: all } = await charactersOf(server);
  const wanted = await charactersOf(server, '&include=mystery');
  const spared = await charactersOf(server, '&exclude=mystery');
  expect(wanted.length + spared.length).toBe(all);
  const total = page.getByRole('status').filter({ hasText: 'character' });

  await visit(page, characterHub);
  await expect(total).toHaveText(`${all} characters`);
  await tag(page, 'Mystery').click();
  await expect(page).toHaveURL(`${characterHub}?include=mystery`);
  await expect(total).toHaveText(`${wanted.length} characters`);
  expect(await namesOn(characters(page))).toEqual(wanted.map(({ name }) => name));

  await tag(page, 'Mystery').click();
  await expect(page).toHaveURL(`${characterHub}?exclude=mystery`);
  await expect(total).toHaveText(`${spared.length} characters`);

  await page.getByRole('button', { name: 'Without Mystery' }).click();
  await expect(page).toHaveURL(characterHub);
  await expect(total).toHaveText(`${all} characters`);
});

test('the order of a list is chosen and kept in the address', async ({ page, server }) => {
  const byName = (await storiesOf(server, '&sort=name')).map(({ title }) => title);
  await visit(page, storyHub);
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(`${storyHub}?sort=name`);
  await expect(stories(page).first()).toContainText(byName[0] ?? '');
  await stories(page).last().scrollIntoViewIfNeeded();
  await expect(stories(page)).toHaveCount(byName.length);
  expect(await namesOn(stories(page))).toEqual(byName);
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('name');
  await expect(stories(page).first()).toContainText(byName[0] ?? '');
});

test('an empty result says so, and one button clears the filters', async ({ page }) => {
  await visit(page, `${characterHub}?q=zzzz&include=mystery&sort=newest`);
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(page.getByText('“zzzz”')).toBeVisible();
  await page.locator('main').getByRole('button', { name: 'Clear the search' }).last().click();
  await expect(page).toHaveURL(`${characterHub}?sort=newest`);
  await expect(characters(page).first()).toBeVisible();
});

test('the list of characters grows to its end, and a reader who returns stands where they left', async ({
  page,
  server,
}) => {
  const { length: all } = await charactersOf(server);
  await visit(page, characterHub);
  expect(await characters(page).count()).toBeLessThan(all);
  await expect(async () => {
    await characters(page).last().scrollIntoViewIfNeeded();
    await expect(characters(page)).toHaveCount(all, { timeout: 2000 });
  }).toPass();
  await expect(page.getByText('You have seen everything.')).toBeAttached();

  const last = characters(page).last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrollPlace(page);
  const calls = watchCalls(page);
  await last.click();
  await expect(page).toHaveURL(/\/character-profile\//);
  await expect(page.getByRole('link', { name: /^Chat with/ })).toBeVisible();
  await page.goBack();
  await expect(characters(page)).toHaveCount(all);
  await expect.poll(() => scrollPlace(page)).toBe(place);
  await expect(last).toBeInViewport();
  expect(callsTo(calls, '/characters')).toEqual([]);
});

test('a search of stories, one of them opened, and back to what was found', async ({ page, server }) => {
  const found = await storiesOf(server, '&q=night');
  expect(found.length).toBeGreaterThan(0);
  const title = found[0]?.title ?? '';
  await visit(page, storyHub);
  await searchOf(page, 'Search stories').fill('night');
  await expect(page).toHaveURL(`${storyHub}?q=night`);
  await expect(stories(page)).toHaveCount(found.length);
  await stories(page).first().click();
  await expect(page).toHaveURL(`/en-US/story-profile/${found[0]?.storyId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${storyHub}?q=night`);
  await expect(stories(page)).toHaveCount(found.length);
});

test('a tag of a profile leads to everyone who carries it', async ({ page, server }) => {
  const [first] = await charactersOf(server, '&include=mystery');
  await visit(page, `/en-US/character-profile/${first?.characterId}`);
  await page.locator('main').getByRole('link', { name: 'Mystery' }).click();
  await expect(page).toHaveURL(`${characterHub}?include=mystery`);
  await expect(page.getByRole('button', { name: 'With Mystery' })).toBeVisible();
});
