import { readFile } from 'node:fs/promises';

import type { Browser, Page } from '@playwright/test';

import { DeviceSessionEnvelope, RoomEnvelope } from '../../../server/src/contract/validators.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as guest, visit } from '../fixtures.ts';

const test = guest.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        POINTS_OFFLINE_REPLY: '2',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  remembered: { cookieConsent: 'rejected' },
});

const title = 'Who stopped the clock';
const attack = '<img src=x onerror="document.documentElement.dataset.ran = 1">';

const box = (page: Page) => page.getByRole('textbox', { name: `Write to ${title}` });
const saidBy = (page: Page, name: string) => page.getByRole('article', { name: `${name} says` });

async function createRoom(page: Page, ...names: readonly string[]): Promise<void> {
  await visit(page, '/en-US/room-entry-page');
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Search characters', exact: true }).fill(name);
    await page.getByRole('button', { name: new RegExp(`^${name}`), pressed: false }).click();
  }
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByText('Characters you name').click();
  await page.getByRole('textbox', { name: 'Your name in this room' }).fill('Noor');
  await page.getByRole('button', { name: 'Create the room' }).click();
  await expect(box(page)).toBeVisible();
}

async function invite(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('button', { name: 'Create an invitation' }).click();
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

async function anotherVisitor(browser: Browser, origin: string): Promise<Page> {
  const localStorage = [{ name: 'cookieConsent', value: 'rejected' }];
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}

async function say(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('');
}

test('two people and two characters talk in one room, and its host keeps order', async ({ browser, page, server }) => {
  await createRoom(page, 'Maren Vale', 'Wren Halloway');
  const link = await invite(page);
  const elias = await anotherVisitor(browser, server.origin);

  await test.step('a visitor with the link sees what the room is, and comes in under a name', async () => {
    await visit(elias, link);
    await expect(elias.getByRole('heading', { name: title })).toBeVisible();
    await expect(elias.getByText('Noor invites you')).toBeVisible();
    await elias.getByRole('textbox', { name: 'Your name in this room' }).fill('Noor');
    await elias.getByRole('button', { name: 'Join the room' }).click();
    await expect(elias.getByText('This name is already taken in this room')).toBeVisible();
    await elias.getByRole('textbox', { name: 'Your name in this room' }).fill('Elias');
    await elias.getByRole('button', { name: 'Join the room' }).click();
    await expect(box(elias)).toBeVisible();
    await expect(page.getByText('Elias joined')).toBeVisible();
    await expect(page.getByRole('button', { name: 'People: 2 of 2 here' })).toBeVisible();
  });

  await test.step('both read what is said, and the answer of the named character, as it comes', async () => {
    await say(elias, 'Good evening, Noor.');
    await expect(saidBy(page, 'Elias').last()).toContainText('Good evening, Noor.');
    const before = await saidBy(page, 'Wren Halloway').count();
    await say(elias, '@Wren Halloway what is your oddest case?');
    await expect(saidBy(page, 'Wren Halloway')).toHaveCount(before + 1);
    await expect(elias.getByText('You paid 2 points')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('You paid 2 points')).toHaveCount(0);
    const heard = await saidBy(elias, 'Wren Halloway').last().locator('p').first().innerText();
    await expect(saidBy(page, 'Wren Halloway').last()).toContainText(heard);
  });

  await test.step('a line is tried again and edited before the eyes of both', async () => {
    await elias.getByRole('button', { name: 'Regenerate for 2 points' }).click();
    await expect(elias.getByRole('img', { name: 'Version 2 of 2' })).toBeVisible({ timeout: 20_000 });
    const second = await saidBy(elias, 'Wren Halloway').last().locator('p').first().innerText();
    await expect(saidBy(page, 'Wren Halloway').last()).toContainText(second);
    await elias.getByRole('button', { name: 'Edit', exact: true }).last().click();
    await elias.getByRole('textbox', { name: 'Edit this message' }).fill('The case of the borrowed Tuesday.');
    await elias.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saidBy(page, 'Wren Halloway').last()).toContainText('The case of the borrowed Tuesday.');
    await expect(saidBy(page, 'Wren Halloway').last()).toContainText('Edited');
  });

  await test.step('the host sets the scene, changes the characters and writes down what is to be remembered', async () => {
    await page.getByRole('button', { name: 'Room settings' }).click();
    await page.getByRole('textbox', { name: 'Scene (optional)' }).fill('The dining car, snowed in.');
    await page.getByRole('button', { name: 'Save the scene' }).click();
    await expect(elias.getByText('The dining car, snowed in.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Add or remove characters' }).click();
    await page.getByRole('button', { name: 'Remove Maren Vale' }).click();
    await page.getByRole('button', { name: 'Save the characters' }).click();
    await expect(elias.getByText('Maren Vale was removed')).toBeVisible();
    await expect(elias.getByRole('button', { name: /^Let Maren Vale speak/ })).toHaveCount(0);
    await elias.getByRole('button', { name: 'Memory', exact: true }).click();
    await page.getByRole('button', { name: 'Memory', exact: true }).click();
    await page.getByRole('textbox', { name: 'Add a fact' }).fill('The conductor is missing.');
    await page.getByRole('button', { name: 'Remember this' }).click();
    await expect(elias.getByText('The conductor is missing.')).toBeVisible();
    await expect(elias.getByText('Added by Noor')).toBeVisible();
    await page.getByRole('button', { name: 'People: 2 of 2 here' }).click();
  });

  await test.step('hostile words are words', async () => {
    await say(elias, attack);
    await expect(saidBy(page, 'Elias').last()).toContainText('<img src=x');
    await expect(page.locator('html[data-ran]')).toHaveCount(0);
  });

  await test.step('what was said is found again, taken along and reported', async () => {
    await elias.getByRole('button', { name: 'Search in this room' }).click();
    await elias.getByRole('searchbox', { name: 'Search in this conversation' }).fill('evening noor');
    await elias.getByRole('button', { name: /^Elias.*Good evening, Noor\.$/ }).click();
    await expect(elias.getByRole('log').getByText('Good evening, Noor.')).toBeInViewport();

    await elias.getByRole('button', { name: 'Room settings' }).click();
    const download = elias.waitForEvent('download');
    await elias.getByRole('button', { name: 'Markdown, for reading' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(new RegExp(`^# ${title}\\n`));
    expect(file).toContain('The case of the borrowed Tuesday.');

    const line = saidBy(elias, 'Wren Halloway').last();
    await line.hover();
    await line.getByRole('button', { name: 'Report' }).click();
    await elias.getByRole('radio', { name: 'It is hateful' }).check();
    await elias.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
    await expect(elias.getByText('Reported. The operators of this site will review it.')).toBeVisible();
  });

  await test.step('who is muted only reads', async () => {
    await page.getByRole('button', { name: 'Mute Elias' }).click();
    await expect(elias.getByText('The host has muted you.')).toBeVisible();
    await expect(box(elias)).toHaveCount(0);
  });

  await test.step('who is removed is out at once, and finds a shut door', async () => {
    await page.getByRole('button', { name: 'Remove Elias' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(elias.getByRole('heading', { name: 'You were removed from this room' })).toBeVisible();
    await expect(page.getByText('Elias was removed')).toBeVisible();
    await visit(elias, link);
    await expect(elias.getByRole('heading', { name: 'You cannot enter this room' })).toBeVisible();
    const another = await anotherVisitor(browser, server.origin);
    await visit(another, link);
    await expect(another.getByRole('heading', { name: 'You cannot enter this room' })).toBeVisible();
    await another.context().close();
  });
  await elias.context().close();
});

test.describe('on a phone, in Arabic', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'ar-SA',
    remembered: async ({ server }, use) => {
      const answer = await fetch(`${server.origin}/api/registerlogin/deviceinit?deviceType=web`);
      await use({ cookieConsent: 'rejected', ...DeviceSessionEnvelope.parse(await answer.json()).data });
    },
  });

  test('a guest talks in a room from right to left, with the box in sight', async ({ page, remembered, server }) => {
    const form = { title: 'غرفة المصباح', characterIds: ['maren-vale'], turnTaking: 'round-robin', language: 'ar-SA' };
    const answer = await fetch(`${server.origin}/api/rooms`, {
      method: 'POST',
      headers: { ...remembered, 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, displayName: 'نور' }),
    });
    const { roomId } = RoomEnvelope.parse(await answer.json()).data;
    await visit(page, `/ar-SA/room/${roomId}`);
    const words = page.getByRole('main').getByRole('textbox');
    await words.fill('من يضيء المصباح؟');
    await words.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(3);
    const { bottom, isWide } = await words.evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      isWide: document.documentElement.scrollWidth > window.innerWidth,
    }));
    expect(bottom).toBeLessThan(844);
    expect(isWide).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
});
