import type { Page } from '@playwright/test';

import { startServer } from '../../servers/start-server.ts';
import { expect, stored, test as base } from '../fixtures.ts';
import { botName, startTelegram, type TelegramPeer } from '../telegram/telegram-peer.ts';
import { accountOf, completeProfile, openSignIn, popup } from '../wallet-providers/sign-in-steps.ts';

const botToken = '110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw';

/** Journeys on a server that has a bot at Telegram, with a Telegram of its own on another origin. */
const test = base.extend<object, { telegram: TelegramPeer }>({
  telegram: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const telegram = await startTelegram(botToken);
      await use(telegram);
      await telegram.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ telegram }, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        TELEGRAM_BOT_TOKEN: botToken,
        TELEGRAM_BOT_NAME: botName,
        TELEGRAM_WIDGET_URL: `${telegram.origin}/js/telegram-widget.js?22`,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ remembered: { cookieConsent: 'rejected' } });

async function agreeAtTelegram(page: Page): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page
    .frameLocator('iframe[title="Sign in with Telegram"]')
    .frameLocator('iframe[title="Telegram button"]')
    .getByRole('button', { name: 'Log in with Telegram' })
    .click();
  const telegram = await opening;
  await telegram.getByRole('button', { name: 'Accept' }).click();
}

async function openTelegram(page: Page): Promise<void> {
  await openSignIn(page);
  await popup(page).getByRole('button', { name: 'Telegram', exact: true }).click();
}

const people = [
  {
    who: 'with everything that Telegram can tell',
    person: {
      id: 7_212_345_678,
      first_name: 'Ada & Åsa',
      last_name: '李',
      username: 'ada',
      photo_url: 'https://t.me/i/1.jpg',
    },
  },
  { who: 'who has told Telegram nothing', person: { id: 42 } },
];

for (const { who, person } of people) {
  test(`someone ${who} gets in by the word of the bot`, async ({ page, telegram }) => {
    Object.assign(telegram, { person, botToken });
    await openTelegram(page);
    await agreeAtTelegram(page);
    await completeProfile(page, 'Reader by bot');
    await expect(accountOf(page, 'Reader by bot')).toBeVisible();
    expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'REGISTERED' });
  });
}

test('the word of another bot is refused, and the right one counts afterwards', async ({ page, telegram }) => {
  Object.assign(telegram, { person: { id: 4242, first_name: 'Eve' }, botToken: '1:another' });
  await openTelegram(page);
  await agreeAtTelegram(page);
  await expect(page.getByText('Login failed, please retry')).toBeVisible();
  expect(await stored(page)).toMatchObject({ 'User-Login-Status': 'ANONYMOUS' });
  Object.assign(telegram, { botToken });
  await agreeAtTelegram(page);
  await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
});

test('no script of Telegram is in the page itself', async ({ page, telegram }) => {
  await openTelegram(page);
  const button = page
    .frameLocator('iframe[title="Sign in with Telegram"]')
    .frameLocator('iframe[title="Telegram button"]')
    .getByRole('button');
  await expect(button).toBeVisible();
  const ours = new URL(page.url()).origin;
  expect(telegram.origin).not.toBe(ours);
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  expect(scripts.filter((src) => new URL(src ?? '', ours).origin !== ours)).toEqual([]);
});
