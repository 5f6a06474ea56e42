import type { Page } from '@playwright/test';

import { visitor } from '../../servers/visitor.ts';
import { callsTo, watchCalls } from '../calls.ts';
import { expect, stored, visit } from '../fixtures.ts';
import { test } from '../registered.ts';

const hub = '/en-US/character-story-hub';
const claimPath = '/user/claim-daily-points';
const popup = (page: Page) => page.getByRole('dialog', { name: 'Today’s reward is ready' });
const claimNow = (page: Page) => popup(page).getByRole('button', { name: 'Claim now' });
const today = () => new Date().toISOString().slice(0, 10);

const balance = (page: Page) => page.getByRole('banner').getByRole('link', { name: /points/ });

test('the first visit of a day brings a reward, claimed once', async ({ page }) => {
  await visit(page, hub);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toContainText('First login of the day. Claim today only.');
  expect(await stored(page)).toMatchObject({ dailyBonusPopupNeeded: 'yes', dailyBonusCheckedDate: today() });

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api${claimPath}`, async (route) => {
    await held;
    await route.continue();
  });
  await claimNow(page).click();
  const busy = popup(page).getByRole('button', { name: 'Claiming' });
  await expect(busy).toBeDisabled();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  release();

  await expect(page.getByText('Successfully claimed +20 points')).toBeVisible();
  await expect(popup(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ dailyBonusPopupNeeded: 'no', dailyBonusCheckedDate: today() });
  await page.getByRole('button', { name: `Account of ${visitor.userName}` }).click();
  await expect(page.getByRole('menu', { name: 'Account' })).toContainText('Points: 120');
});

test('the rest of the day is not asked about again', async ({ page }) => {
  await visit(page, hub);
  await claimNow(page).click();
  await expect(popup(page)).toBeHidden();
  const calls = watchCalls(page);
  await page.reload();
  await expect(balance(page)).toContainText('120');
  await expect(popup(page)).toBeHidden();
  expect(callsTo(calls, claimPath)).toEqual([]);
});

test('a second tab learns that the reward was claimed in the first', async ({ page, context }) => {
  await visit(page, hub);
  await expect(popup(page)).toBeVisible();
  const other = await context.newPage();
  await visit(other, hub);
  await expect(popup(other)).toBeVisible();

  await claimNow(page).click();
  await expect(page.getByText('Successfully claimed +20 points')).toBeVisible();
  await claimNow(other).click();
  await expect(other.getByText('You’ve already claimed your reward today')).toBeVisible();
  await expect(popup(other)).toBeHidden();
  await expect(balance(other)).toContainText('120');
});

test('a claim that fails says so and can be tried again', async ({ page }) => {
  await visit(page, hub);
  await expect(popup(page)).toBeVisible();
  await page.route(`**/api${claimPath}`, (route) => route.abort());
  await claimNow(page).click();
  await expect(page.getByText('Failed to claim. Please try again later.')).toBeVisible();
  await expect(popup(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({ dailyBonusPopupNeeded: 'yes' });

  await page.unroute(`**/api${claimPath}`);
  await claimNow(page).click();
  await expect(page.getByText('Successfully claimed +20 points')).toBeVisible();
});

test('a look that fails is only logged', async ({ page }) => {
  await page.route(`**/api${claimPath}`, (route) => route.abort());
  const warned = page.waitForEvent('console', (message) => message.text().includes('could not be looked up'));
  await visit(page, hub);
  expect((await warned).type()).toBe('warning');
  await expect(balance(page)).toContainText('100');
  await expect(popup(page)).toBeHidden();
  expect(await stored(page)).not.toHaveProperty('dailyBonusPopupNeeded');
});

test('a reward that was put off waits in the sidebar', async ({ page }) => {
  await visit(page, hub);
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  await page.locator('aside').getByRole('button', { name: 'See the reward' }).click();
  await claimNow(page).click();
  await expect(page.getByText('Successfully claimed +20 points')).toBeVisible();
});
