import type { Page } from '@playwright/test';

import { callsTo, watchCalls } from '../calls.ts';
import { expect, stored, test, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const hub = '/en-US/character-story-hub';
const question = (page: Page) => page.getByRole('dialog', { name: 'Are you 18 or older?' });

test('special-nsfw opens the adult catalogue and asks for the age once', async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto('/en-US/special-nsfw');
  await expect(page).toHaveURL(hub);
  await expect(question(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({ sfw_type: 'nsfw', onboarding_completed_v1: 'true' });
  await expect.poll(() => callsTo(calls, '/explore/home').length).toBeGreaterThan(0);
  expect(callsTo(calls, '/explore/home').at(-1)?.headers()['sfw-type']).toBe('nsfw');

  const confirmed = page.waitForResponse((answer) => answer.url().endsWith('/api/user/confirm-adult'));
  const readAnew = page.waitForResponse((answer) => answer.url().endsWith('/api/explore/home'));
  await question(page).getByRole('button', { name: 'Yes, I am 18 or older' }).click();
  expect((await confirmed).status()).toBe(200);
  await expect(question(page)).toBeHidden();
  expect((await readAnew).status()).toBe(200);

  const list = page.waitForRequest((request) => request.url().includes('/api/characters'));
  await page.goto('/en-US/character-hub');
  expect((await list).headers()['sfw-type']).toBe('nsfw');
  await expect(page.getByRole('list', { name: 'Characters' }).getByRole('link').first()).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('the badge in the header leads out of the adult catalogue', async ({ page }) => {
  await page.goto('/en-US/special-nsfw');
  const badge = page.getByRole('button', { name: '18+: mature mode is on' });
  await expect(question(page)).toBeVisible();
  await expect(badge).toBeHidden();
  await question(page).getByRole('button', { name: 'Yes, I am 18 or older' }).click();
  await badge.click();
  const list = page.waitForRequest((request) => request.url().endsWith('/api/explore/home'));
  await page.getByRole('button', { name: 'Leave mature mode' }).click();
  expect((await list).headers()['sfw-type']).toBe('sfw');
  await expect(badge).toBeHidden();
  expect(await stored(page)).toMatchObject({ sfw_type: 'sfw' });
});

test('a path that merely starts with special-nsfw opens it too', async ({ page }) => {
  await page.goto('/en-US/special-nsfw/from-a-letter');
  await expect(page).toHaveURL(hub);
  await expect(question(page)).toBeVisible();
});

test('a no leaves the adult catalogue closed', async ({ page }) => {
  await page.goto('/en-US/special-nsfw');
  await question(page).getByRole('button', { name: 'No, go back' }).click();
  await expect(question(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ sfw_type: 'sfw' });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Awake at this hour' })).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test.describe('a stored mode that is neither sfw nor nsfw', () => {
  test.use({ remembered: { sfw_type: 'NSFW' } });

  test('counts as sfw', async ({ page }) => {
    const init = page.waitForRequest((request) => request.url().includes('/registerlogin/deviceinit'));
    await visit(page, hub);
    expect(new URL((await init).url()).searchParams.get('sfw_type')).toBe('sfw');
    await expect(question(page)).toBeHidden();
  });
});
