import type { Locator, Page } from '@playwright/test';

import { expect, visit } from '../fixtures.ts';

const hub = '/en-US/character-story-hub';

/** The popup of signing in, whatever its stage: the one dialog with a form. */
export const popup = (page: Page): Locator => page.getByRole('dialog').filter({ has: page.locator('form') });

/** Opens the popup over the hub. */
export async function openSignIn(page: Page): Promise<void> {
  await visit(page, hub);
  await page.getByRole('link', { name: 'Free Try' }).click();
  await expect(popup(page).getByRole('heading', { name: 'Sign in or join' })).toBeVisible();
}

/** Opens the popup over the hub, and in it the list of wallets. */
export async function openWallets(page: Page): Promise<void> {
  await openSignIn(page);
  await popup(page).getByRole('button', { name: 'Connect a wallet' }).click();
}

/** A wallet's row in that list. */
export const walletRow = (page: Page, name: string): Locator =>
  popup(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** Completes the profile that the wizard asks for, and puts off the reward that waits for every new account. */
export async function completeProfile(page: Page, nickname: string): Promise<void> {
  const wizard = popup(page);
  await expect(wizard.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await wizard.getByRole('textbox', { name: 'Nickname' }).fill(nickname);
  await wizard.getByRole('button', { name: 'Fill blanks' }).click();
  await wizard.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(wizard).toBeHidden();
  const reward = page.getByRole('dialog', { name: 'Today’s reward is ready' });
  await reward.getByRole('button', { name: 'Close' }).click();
  await expect(reward).toBeHidden();
}

/** The button in the header that shows whose account it is. */
export const accountOf = (page: Page, nickname: string): Locator =>
  page.getByRole('button', { name: `Account of ${nickname}` });

/** Logs out by the menu of the account. */
export async function logOut(page: Page, nickname: string): Promise<void> {
  await accountOf(page, nickname).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeVisible();
}
