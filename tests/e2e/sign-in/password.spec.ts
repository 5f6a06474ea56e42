import type { Page } from '@playwright/test';

import { expect, stored, visit } from '../fixtures.ts';
import { askForCode, formOf, mailedCode, test } from './code-journey.ts';
import {
  accountOf,
  completeProfile,
  logOut,
  openSignIn,
  popup,
  putOffReward,
} from '../wallet-providers/sign-in-steps.ts';

type Post = Parameters<typeof mailedCode>[0];

const before = 'a lamp behind every window';
const after = 'a knock on every lit door';

async function join(page: Page, post: Post, to: string, nickname: string): Promise<void> {
  await openSignIn(page);
  await askForCode(page, to);
  await formOf(page).code.fill(await mailedCode(post, to));
  await formOf(page).password.fill(before);
  await formOf(page).signIn.click();
  await completeProfile(page, nickname);
}

const mailsTo = ({ mail }: Post, to: string, subject: RegExp): number =>
  mail.received.filter((received) => received.recipients.includes(to) && subject.test(received.subject ?? '')).length;

test('a forgotten password is replaced with a code, by keyboard on a phone too', async ({ page, post }) => {
  const to = 'forgetful@example.com';
  await join(page, post, to, 'Forgetful reader');
  await logOut(page, 'Forgetful reader', 100);
  await page.setViewportSize({ width: 390, height: 844 });

  await openSignIn(page);
  await askForCode(page, to);
  await popup(page).getByRole('button', { name: 'Forgot your password?' }).press('Enter');
  await expect(popup(page).getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  const form = formOf(page);
  await expect(form.code).toBeFocused();
  await form.code.fill(await mailedCode(post, to));
  const password = popup(page).getByLabel('New password', { exact: true });
  await password.fill('password1');
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription(/too short or too easy to guess/);
  await password.fill(after);
  await password.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(popup(page)).toBeHidden();
  await expect.poll(async () => stored(page)).toMatchObject({ 'User-Login-Status': 'REGISTERED' });
  await expect.poll(() => mailsTo(post, to, /password of your Fabula account was changed/)).toBe(1);
});

test('the page of signing in replaces a forgotten password as well', async ({ page, post }) => {
  const to = 'forgetful-page@example.com';
  await join(page, post, to, 'Reader of the page');
  await logOut(page, 'Reader of the page', 100);
  await visit(page, '/en-US/registerlogin');
  await page.getByRole('textbox', { name: 'Email or phone' }).fill(to);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByRole('textbox', { name: 'Verification code' }).fill(await mailedCode(post, to));
  await page.getByLabel('New password', { exact: true }).fill(after);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await putOffReward(page);
  await expect(accountOf(page, 'Reader of the page')).toBeVisible();
});

test('a password is changed with a code in the place of the forgotten one, and then removed', async ({
  page,
  post,
}) => {
  const to = 'changing@example.com';
  await join(page, post, to, 'Changing reader');
  await visit(page, '/en-US/user-profile');
  await putOffReward(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Forgot it?' }).click();
  // Signing up with the code a moment ago is a proof already.
  await page.getByLabel('New password', { exact: true }).fill(after);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password is saved. Other devices are signed out.')).toBeVisible();
  await expect.poll(() => mailsTo(post, to, /password of your Fabula account was changed/)).toBe(1);

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Remove password' }).click();
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeFocused();
  await expect.poll(() => mailsTo(post, to, /password of your Fabula account was removed/)).toBe(1);
  await page.reload();
  await putOffReward(page);
  await expect(accountOf(page, 'Changing reader')).toBeVisible();
});

test('a proof that has gone stale is asked for again', async ({ page, post }) => {
  const to = 'stale@example.com';
  await join(page, post, to, 'Stale reader');
  await page.clock.install();
  await visit(page, '/en-US/user-profile');
  await putOffReward(page);
  await page.clock.fastForward('06:00');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Use a code by email' }).click();
  await page.getByRole('button', { name: 'Send a code to s•••@example.com' }).click();
  const code = page.getByRole('textbox', { name: 'Code from s•••@example.com' });
  await expect(code).toBeFocused();
  await code.fill(await mailedCode(post, to));
  await code.press('Enter');
  await page.getByRole('button', { name: 'Remove password' }).click();
  await expect(page.getByText('Your password is removed. Other devices are signed out.')).toBeVisible();
});
