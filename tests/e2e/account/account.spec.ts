import type { Page } from '@playwright/test';

import { visitor } from '../../servers/visitor.ts';
import { expect, stored, visit } from '../fixtures.ts';
import { test } from '../registered.ts';

const hub = '/en-US/character-story-hub';

/** Someone whose daily bonus has been looked at and put off: nothing stands over the page. */
async function visitWithoutReward(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.getByRole('dialog', { name: 'Today’s reward is ready' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('an account sees itself in the header instead of Free Try', async ({ page }) => {
  await visitWithoutReward(page, hub);
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeHidden();
  const avatar = page.getByRole('button', { name: `Account of ${visitor.userName}` });
  await expect(avatar.locator('img')).toHaveAttribute('src', visitor.avatarUrl);
  await avatar.click();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu).toContainText(visitor.userName);
  await expect(menu).toContainText(visitor.motto);
  await expect(menu).toContainText('Points: 100');
  await expect(menu.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/en-US/user-profile');
});

test('logging out leaves a fresh guest on the hub', async ({ page }) => {
  await visitWithoutReward(page, '/en-US/story-hub');
  const before = await stored(page);
  await page.getByRole('button', { name: `Account of ${visitor.userName}` }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(hub);
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeVisible();
  await expect(page.getByText('You are logged out')).toBeVisible();
  const after = await stored(page);
  expect(after).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
  expect(after['Authorization']).not.toBe(before['Authorization']);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeVisible();
});

test('a log-out that fails changes nothing', async ({ page }) => {
  await page.route('**/api/registerlogin/logout', (route) => route.abort());
  await visitWithoutReward(page, '/en-US/story-hub');
  const before = await stored(page);
  const warned = page.waitForEvent('console', (message) => message.text().includes('Logging out failed'));
  await page.getByRole('button', { name: `Account of ${visitor.userName}` }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  expect((await warned).type()).toBe('warning');
  await expect(page).toHaveURL('/en-US/story-hub');
  expect(await stored(page)).toMatchObject({
    Authorization: before['Authorization'],
    'User-Login-Status': 'REGISTERED',
  });
});

test('an account keeps its place in the header before its scripts have come', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(hub);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'registered');
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeHidden();
});
