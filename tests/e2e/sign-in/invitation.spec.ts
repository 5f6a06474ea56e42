import type { Browser, Page } from '@playwright/test';

import type { DeviceSession } from '../../../server/src/contract/validators.ts';
import { codeSentTo, signInByEmail } from '../../servers/sign-in-by-email.ts';
import { startServer } from '../../servers/start-server.ts';
import { expect, test, visit } from '../fixtures.ts';
import { rewardPutOff } from '../registered.ts';
import { completeProfile, popup } from '../wallet-providers/sign-in-steps.ts';

const operator = 'operator@example.com';
const hub = '/en-US/character-story-hub';
const phone = { width: 390, height: 844 };

async function windowOf(browser: Browser, origin: string, session?: DeviceSession): Promise<Page> {
  const remembered = { cookieConsent: 'rejected', ...(session === undefined ? {} : { ...session, ...rewardPutOff() }) };
  const localStorage = Object.entries(remembered).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: session === undefined ? phone : { width: 1280, height: 844 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}

async function enterByCode(page: Page, origin: string, email: string): Promise<void> {
  await popup(page).getByRole('textbox', { name: 'Email or phone' }).fill(email);
  await popup(page).getByRole('button', { name: 'Next' }).click();
  const field = popup(page).getByRole('textbox', { name: 'Verification code' });
  await expect(field).toBeVisible();
  await field.fill(await codeSentTo(origin, email));
  await popup(page).getByRole('button', { name: 'Sign in' }).click();
}

test('an operator makes an invitation; a stranger gets in with it alone, and a second one does not', async ({
  browser,
}) => {
  test.slow();
  const server = await startServer({
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '0',
    OPERATORS: operator,
    REGISTRATION: 'invited',
  });
  const { origin } = server;

  const desk = await windowOf(browser, origin, await signInByEmail(origin, operator));
  await visit(desk, '/en-US/operator');
  await desk.getByRole('link', { name: 'Invitations' }).click();
  await expect(desk.getByText('No invitations yet')).toBeVisible();
  await desk.getByRole('textbox', { name: 'For whom' }).fill('Teo, who drew the maps');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await desk.getByLabel('Works until').fill(tomorrow);
  await desk.getByRole('button', { name: 'Make the link' }).click();
  const link = await desk.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(link.startsWith(`${origin}/en-US/invitation#code=`)).toBe(true);

  const stranger = await windowOf(browser, origin);
  await visit(stranger, hub);
  await stranger.getByRole('link', { name: 'Free Try' }).click();
  await expect(popup(stranger).getByText('New accounts need an invitation.')).toBeVisible();
  await enterByCode(stranger, origin, 'teo@example.com');
  await expect(popup(stranger).getByRole('heading', { name: 'Enter your invitation' })).toBeVisible();
  await popup(stranger).getByRole('textbox', { name: 'Invitation link or code' }).fill(link);
  await popup(stranger).getByRole('button', { name: 'Use this invitation' }).click();
  await expect(popup(stranger).getByRole('textbox', { name: 'Verification code' })).toHaveValue(/^\d{6}$/);
  await stranger.reload();
  await stranger.getByRole('link', { name: 'Free Try' }).click();
  await popup(stranger)
    .getByRole('textbox', { name: 'Verification code' })
    .fill(await codeSentTo(origin, 'teo@example.com'));
  await popup(stranger).getByRole('button', { name: 'Sign in' }).click();
  await completeProfile(stranger, 'Teo');

  const second = await windowOf(browser, origin);
  await visit(second, link.slice(origin.length));
  await expect(second.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  await visit(second, hub);
  await second.getByRole('link', { name: 'Free Try' }).click();
  await enterByCode(second, origin, 'second@example.com');
  await expect(popup(second).getByRole('heading', { name: 'Enter your invitation' })).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('1 of 1 account created')).toBeVisible();
  await expect(desk.getByText('Used up', { exact: true })).toBeVisible();
  await server.stop();
});
