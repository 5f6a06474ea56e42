import type { FrameLocator, Page } from '@playwright/test';

import { callsTo, watchCalls } from '../calls.ts';
import { expect, stored, test } from '../fixtures.ts';
import {
  accountOf,
  completeProfile,
  logOut,
  openSignIn,
  popup,
  putOffReward,
} from '../wallet-providers/sign-in-steps.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const signer = '**/dev/telegram/sign';
const callback = '/registerlogin/telegram/callback';

const telegramFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Sign in with Telegram"]');

/** Opens the step that holds Telegram's own button: in development, of its stand-in. */
async function openTelegram(page: Page): Promise<void> {
  await openSignIn(page);
  await popup(page)
    .getByRole('button', { name: /^Telegram/ })
    .click();
  await expect(telegramFrame(page).getByText('This is not Telegram.')).toBeVisible();
}

async function vouch(page: Page, person: { readonly id: string; readonly firstName: string }): Promise<void> {
  const frame = telegramFrame(page);
  await frame.getByLabel('Telegram id').fill(person.id);
  await frame.getByLabel('First name').fill(person.firstName);
  await frame.getByRole('button', { name: 'Log in as this person' }).click();
}

const status = async (page: Page) => (await stored(page))['User-Login-Status'];

test('whom Telegram vouches for gets an account, with the points of the guest, and finds it again', async ({
  page,
}) => {
  const person = { id: '515151', firstName: 'Ada' };
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openTelegram(page);
  await vouch(page, person);
  await completeProfile(page, 'Reader by Telegram');
  // The hash that signs a person in is in no address that a server or a log sees.
  expect(requests.filter((url) => url.includes('hash='))).toEqual([]);

  await logOut(page, 'Reader by Telegram', 100);
  await openTelegram(page);
  await vouch(page, person);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await putOffReward(page);
  await expect(accountOf(page, 'Reader by Telegram')).toBeVisible();
});

for (const { what, id, change } of [
  { what: 'another id', id: '616161', change: { id: '1' } },
  { what: 'an added name', id: '636363', change: { username: 'eve' } },
]) {
  test(`a person whose signature is for ${what} is refused, and can try again`, async ({ page }) => {
    await page.route(signer, async (route) => {
      const response = await route.fetch();
      const signed: unknown = await response.json();
      await route.fulfill({ response, json: Object.assign({}, signed, change) });
    });
    await openTelegram(page);
    const refusal = page.waitForResponse((response) => response.url().endsWith(callback));
    await vouch(page, { id, firstName: 'Ada' });
    expect((await refusal).status()).toBe(400);
    await expect(page.getByText('Login failed, please retry')).toBeVisible();
    expect(await status(page)).toBe('ANONYMOUS');

    await page.unroute(signer);
    await vouch(page, { id, firstName: 'Ada' });
    await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  });
}

test('a message of anyone but the frame of Telegram is not looked at', async ({ page }) => {
  const calls = watchCalls(page);
  const forged = {
    type: 'telegram-auth',
    user: { id: 7, first_name: 'Eve', auth_date: 1_790_000_000, hash: 'f'.repeat(64) },
  };
  await openTelegram(page);
  await page.evaluate((message) => window.postMessage(message, '*'), forged);

  // A frame of another origin, such as an extension may put into a page.
  const stranger = await page.evaluateHandle(() => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = '<p>A stranger</p>';
    document.body.append(frame);
    return frame;
  });
  const inside = await stranger.contentFrame();
  await inside?.getByText('A stranger').waitFor({ state: 'attached' });
  await inside?.evaluate((message) => window.parent.postMessage(message, '*'), forged);

  // Another window of our own origin.
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('about:blank'));
  const other = await opening;
  const sent = await other.evaluate((message) => {
    window.opener?.postMessage(message, '*');
    return window.opener !== null;
  }, forged);
  expect(sent).toBe(true);
  await other.close();

  await vouch(page, { id: '717171', firstName: 'Ada' });
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  expect(callsTo(calls, callback)).toHaveLength(1);
});
