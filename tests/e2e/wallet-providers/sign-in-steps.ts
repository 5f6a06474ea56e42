import type { Locator, Page } from '@playwright/test';

import { expect, visit } from '../fixtures.ts';

const hub = '/en-US/character-story-hub';

/** The popup of signing in, whatever its stage: the one dialog with a form. */
export const popup = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.locator('form') });

export async function openSignIn(page: Page): Promise<void> {
  await visit(page, hub);
  await page.getByRole('link', { name: 'Free Try' }).click();
  await expect(popup(page).getByRole('heading', { name: 'Sign in or join' })).toBeVisible();
}

export async function openWallets(page: Page): Promise<void> {
  await openSignIn(page);
  await popup(page).getByRole('button', { name: 'Connect a wallet' }).click();
}

export const walletRow = (page: Page, name: string): Locator =>
  popup(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** Closes the popup of the daily bonus, which waits for everyone who has just signed in. */
export async function putOffReward(page: Page): Promise<void> {
  const reward = page.getByRole('dialog', { name: 'Today’s reward is ready' });
  await reward.getByRole('button', { name: 'Close' }).click();
  await expect(reward).toBeHidden();
}

/** Completes the profile that the wizard asks for, and puts off the daily bonus. */
export async function completeProfile(page: Page, nickname: string): Promise<void> {
  const wizard = popup(page);
  await expect(wizard.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await wizard.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await wizard.getByRole('button', { name: 'Fill blanks' }).click();
  await wizard.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(wizard).toBeHidden();
  await putOffReward(page);
}

export const accountOf = (page: Page, nickname: string): Locator =>
  page.getByRole('button', { name: `Account of ${nickname}` });

export async function logOut(page: Page, nickname: string, points: number): Promise<void> {
  await accountOf(page, nickname).click();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect(menu).toContainText(`Points: ${points}`);
  await menu.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeVisible();
}
