import type { Browser, Page } from '@playwright/test';

import type { RunningServer } from '../../servers/start-server.ts';
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

const profile = '/en-US/user-profile';

/** Signs in over the hub by a code, with a password beside it where one is given. */
async function enter(page: Page, post: Post, to: string, password = ''): Promise<void> {
  await openSignIn(page);
  await askForCode(page, to);
  const form = formOf(page);
  await form.code.fill(await mailedCode(post, to));
  await form.password.fill(password);
  await form.signIn.click();
}

/** A browser of its own, in which nothing is remembered but the answer to the cookie prompt. */
async function anotherBrowser(browser: Browser, server: RunningServer): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.origin, locale: 'en-US' });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  return page;
}

async function statusFor(server: RunningServer, session: Readonly<Record<string, string>>): Promise<number> {
  const { Authorization = '', 'Device-ID': deviceId = '' } = session;
  const headers = { Authorization, 'Device-ID': deviceId, 'User-Login-Status': 'REGISTERED' };
  return (await fetch(`${server.origin}/api/user-profile/basic-info`, { headers })).status;
}

test('the points of the guest, the gift and the daily bonus are in the account', async ({ page, post }) => {
  await enter(page, post, 'bonus@example.com');
  const wizard = popup(page);
  await wizard.getByRole('textbox', { name: 'Nickname' }).fill('Early reader');
  await wizard.getByRole('button', { name: 'Fill blanks' }).click();
  await wizard.getByRole('button', { name: 'Save & Continue' }).click();
  const reward = page.getByRole('dialog', { name: 'Today’s reward is ready' });
  await reward.getByRole('button', { name: 'Claim now' }).click();
  await expect(page.getByText('Successfully claimed +20 points')).toBeVisible();
  await logOut(page, 'Early reader', 120);
});

test('a login kills the guest’s credential, and logging out that of the account; a fresh guest stays', async ({
  page,
  post,
  server,
}) => {
  await visit(page, '/en-US/character-story-hub');
  await expect.poll(async () => (await stored(page))['Authorization']).toBeDefined();
  const guest = await stored(page);
  await enter(page, post, 'fresh@example.com');
  await completeProfile(page, 'Fresh reader');
  const account = await stored(page);
  expect(account['Authorization']).not.toBe(guest['Authorization']);
  expect(await statusFor(server, guest)).toBe(401);
  expect(await statusFor(server, account)).toBe(200);

  await logOut(page, 'Fresh reader', 100);
  const after = await stored(page);
  expect(after).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
  expect(after['Authorization']).not.toBe(account['Authorization']);
  expect(after['Authorization']).not.toBe(guest['Authorization']);
  expect(await statusFor(server, account)).toBe(401);
});

test('a second tab continues as the account that the first one signed in to, and as the guest that it left', async ({
  context,
  page,
  post,
}) => {
  const second = await context.newPage();
  await visit(second, '/en-US/story-hub');
  await enter(page, post, 'two-tabs@example.com');
  await completeProfile(page, 'Reader of two tabs');

  await expect(second.getByRole('button', { name: /^Account of / })).toBeVisible();
  await second.getByRole('link', { name: 'Explore', exact: true }).first().click();
  await expect(second).toHaveURL('/en-US/character-story-hub');
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  const { Authorization: shared } = await stored(second);

  await logOut(page, 'Reader of two tabs', 100);
  await expect(second.getByRole('link', { name: 'Free Try' })).toBeVisible();
  await second.reload();
  await expect(second.getByRole('link', { name: 'Free Try' })).toBeVisible();
  const { Authorization: guest } = await stored(second);
  expect(guest).not.toBe(shared);
  expect(guest).toBe((await stored(page))['Authorization']);
});

test('a session that is ended from elsewhere is a guest’s at its next call', async ({
  browser,
  page,
  post,
  server,
}) => {
  const to = 'two-browsers@example.com';
  await enter(page, post, to);
  await completeProfile(page, 'Reader of two browsers');
  const other = await anotherBrowser(browser, server);
  await enter(other, post, to);
  await expect(popup(other)).toBeHidden();
  await putOffReward(other);
  await expect(accountOf(other, 'Reader of two browsers')).toBeVisible();
  const ended = await stored(other);

  await visit(page, profile);
  await putOffReward(page);
  const sessions = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await statusFor(server, ended)).toBe(401);

  await visit(other, '/en-US/user-profile');
  await expect(other.getByText('You were signed out. Sign in again to continue.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Free Try' })).toBeVisible();
  await expect.poll(async () => stored(other)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
  await other.close();
  await page.reload();
  await putOffReward(page);
  await expect(accountOf(page, 'Reader of two browsers')).toBeVisible();
});

test('another password ends every other session, and keeps the one that changed it', async ({
  browser,
  page,
  post,
  server,
}) => {
  const [to, before, after] = ['rotating@example.com', 'a lamp behind every window', 'a knock on every lit door'];
  await enter(page, post, to, before);
  await completeProfile(page, 'Careful reader');
  const other = await anotherBrowser(browser, server);
  await enter(other, post, to, before);
  await expect(popup(other)).toBeHidden();
  const [mine, theirs] = [await stored(page), await stored(other)];

  await visit(page, profile);
  await putOffReward(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill(after);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'This is not your current password',
  );
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(after);
  expect(await statusFor(server, theirs)).toBe(200);

  await page.getByLabel('Current password', { exact: true }).fill(before);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  expect(await statusFor(server, theirs)).toBe(401);
  expect(await statusFor(server, mine)).toBe(401);
  await page.reload();
  await putOffReward(page);
  await expect(accountOf(page, 'Careful reader')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('link', { name: 'Free Try' })).toBeVisible();
  await other.close();
});

test('the sign-in page redirects a signed-in user', async ({ page, post }) => {
  await enter(page, post, 'inside@example.com');
  await completeProfile(page, 'Reader inside');
  await visit(page, '/en-US/registerlogin');
  await expect(page).toHaveURL('/en-US/character-story-hub');
});
