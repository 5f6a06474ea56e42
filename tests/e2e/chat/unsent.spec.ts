import type { Page } from '@playwright/test';

import type { DeviceSession } from '../../../server/src/contract/validators.ts';
import { watchCalls } from '../calls.ts';
import { expect, test as base, visit } from '../fixtures.ts';
import { rewardPutOff } from '../registered.ts';

const test = base.extend({ remembered: { cookieConsent: 'rejected' } });

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Write to Maren Vale' });
const theirs = (page: Page) => page.getByRole('article', { name: 'Maren Vale says' });
const mine = (page: Page) => page.getByRole('article', { name: 'You say' });
const unsent = (page: Page) => page.getByRole('article', { name: 'Your unsent message' });

async function write(page: Page, words: string): Promise<void> {
  await boxOf(page).fill(words);
  await boxOf(page).press('Enter');
  await expect(unsent(page).last()).toContainText(words);
  await expect(boxOf(page)).toHaveValue('');
}

test('messages written on a train are sent once, in order, when the connection is back', async ({ page, context }) => {
  await visit(page, '/en-US/character-chat/maren-vale');
  await boxOf(page).fill('Who lights it?');
  await boxOf(page).press('Enter');
  await expect(theirs(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toHaveCount(0);

  await context.setOffline(true);
  await expect(page.getByText('Messages wait here and are sent when you are back online.')).toBeVisible();
  await write(page, 'Is the tunnel long?');
  await write(page, 'And after it?');
  await write(page, 'Never mind this one.');
  await expect(page.getByText('Waiting to be sent')).toBeVisible();
  await expect(page.getByText('Waiting for the message before it')).toHaveCount(2);
  await unsent(page).last().getByRole('button', { name: 'Remove' }).click();
  await expect(unsent(page)).toHaveCount(2);

  const calls = watchCalls(page);
  await context.setOffline(false);
  await expect(unsent(page)).toHaveCount(0, { timeout: 60_000 });
  await expect(mine(page)).toHaveText([/Who lights it\?/, /Is the tunnel long\?/, /And after it\?/]);
  await expect(theirs(page)).toHaveCount(4);
  const sent = calls.filter((call) => call.method() === 'POST' && call.url().endsWith('/messages'));
  expect(new Set(sent.map((call) => call.headers()['idempotency-key'])).size).toBe(2);
});

test('a message whose request is cut waits over a reload and arrives once', async ({ page }) => {
  await visit(page, '/en-US/character-chat/maren-vale');
  await boxOf(page).fill('Who lights it?');
  await boxOf(page).press('Enter');
  await expect(theirs(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toHaveCount(0);

  const keys: (string | undefined)[] = [];
  // The server takes the message, and its answer is lost.
  await page.route('**/api/chats/*/messages', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length === 1) await route.fetch();
    await route.abort('connectionreset');
  });
  await boxOf(page).fill('Did this arrive?');
  await boxOf(page).press('Enter');
  await expect(boxOf(page)).toHaveValue('');
  await expect(mine(page)).toHaveCount(2);
  await page.reload();
  await expect(mine(page)).toHaveCount(2);
  await page.unroute('**/api/chats/*/messages');
  await page.reload();
  await expect(theirs(page)).toHaveCount(3);
  await expect(unsent(page)).toHaveCount(0);
  await expect(mine(page)).toHaveCount(2);
  expect(new Set(keys).size).toBe(1);
});

/** As after a session was refused, when someone else signs in on the same device. */
async function enterAs(page: Page, session: DeviceSession, path: string): Promise<void> {
  // A page of ours would still write what it keeps itself.
  await page.goto('/robots.txt');
  await page.evaluate(
    (values) => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    { ...session, ...rewardPutOff() },
  );
  await visit(page, path);
}

test('another account on the device does not see the unsent words of an account, which still does', async ({
  page,
  server,
  visitors,
}) => {
  const ada = await visitors.register();
  const bea = await visitors.register();
  await enterAs(page, ada, '/en-US/character-chat/maren-vale');
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/messages') && answer.ok());
  await boxOf(page).fill('Who lights it?');
  await boxOf(page).press('Enter');
  const [, chatId = ''] = /chats\/([^/]+)\/messages$/.exec((await sent).url()) ?? [];
  await expect(theirs(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toHaveCount(0);
  await page.route('**/api/chats/*/messages', (route) => route.abort('connectionreset'));
  await write(page, 'I kept this to myself.');

  const address = `/en-US/character-chat/maren-vale?chat=${chatId}`;
  const gone = page.getByRole('heading', { name: 'This conversation does not exist' });
  await enterAs(page, bea, address);
  await expect(gone).toBeVisible();
  await expect(unsent(page)).toHaveCount(0);

  await enterAs(page, ada, address);
  await expect(unsent(page)).toContainText('I kept this to myself.');
  const removed = await fetch(`${server.origin}/api/chats/${chatId}`, { method: 'DELETE', headers: { ...ada } });
  expect(removed.status).toBe(200);
  await page.reload();
  await expect(gone).toBeVisible();
  await expect(unsent(page)).toContainText('I kept this to myself.');
});
