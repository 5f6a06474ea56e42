import type { Page } from '@playwright/test';

import { openTextPeer, replyEvents, streamPeer, type TextPeer } from '../../../server/src/testing/peers/text-peer.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';

const test = base.extend<object, { peer: TextPeer; server: RunningServer }>({
  peer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using peer = await openTextPeer(streamPeer(replyEvents('The lamp was lit.')));
      await use(peer);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ peer }, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        TEXT_BASE_URL: peer.baseUrl,
        TEXT_MODEL: 'storyteller',
        TEXT_MODELS: 'storyteller-large=6',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const boxOf = (page: Page) => page.getByRole('textbox', { name: 'Write to Maren Vale' });

async function openPanel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More about this conversation' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('on a phone a conversation has one head, no bottom bar, and its composer above the cookie bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en-US/character-chat/maren-vale');
  await expect(boxOf(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
  const accept = page.getByRole('button', { name: 'Accept' });
  const send = page.getByRole('button', { name: 'Send' });
  await expect(async () => {
    const [above, below] = [await send.boundingBox(), await accept.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }).toPass();
  await accept.click();
  await expect(accept).toBeHidden();
  await expect.poll(async () => (await boxOf(page).boundingBox())?.y).toBeGreaterThan(700);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/character-profile\/maren-vale/);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeVisible();
});

test('the settings of a conversation reach the model, show its price, and are there after a reload', async ({
  page,
  peer,
}) => {
  await visit(page, '/en-US/character-chat/maren-vale');
  await page.getByRole('button', { name: 'Reject' }).click();
  await openPanel(page, 'Settings');
  await page.getByRole('radio', { name: /storyteller-large/ }).press('Space');
  await expect(page.getByRole('radio', { name: /storyteller-large/ })).toBeChecked();
  await page.getByRole('slider', { name: 'Temperature' }).press('End');
  await page.getByRole('textbox', { name: 'Your own instructions' }).fill('Write in the past tense.');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Reply 6 points')).toBeVisible();
  await boxOf(page).fill('Good evening.');
  await boxOf(page).press('Enter');
  await expect(page.getByRole('article', { name: 'Maren Vale says' }).last()).toContainText('The lamp was lit.');
  const asked = peer.heard.findLast(({ body }) => JSON.stringify(body).includes('Good evening.'));
  expect(asked?.body).toMatchObject({ model: 'storyteller-large', temperature: 2 });
  expect(JSON.stringify(asked?.body)).toContain('Write in the past tense.');
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Temperature' })).toHaveValue('2');
  await page.getByRole('button', { name: 'Restore defaults' }).click();
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect(page.getByText('Reply 2 points')).toBeVisible();
});

test('a persona is created, changed, deleted and restored', async ({ page }) => {
  await visit(page, '/en-US/character-chat/maren-vale');
  await page.getByRole('button', { name: 'Reject' }).click();
  await openPanel(page, 'Your persona');
  await expect(page.getByText(/A persona is who you are to a character/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a persona' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Captain Rook');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'rook.png', mimeType: 'image/png', buffer });
  await page.getByRole('textbox', { name: 'Describe the picture' }).fill('A captain');
  await page.getByRole('checkbox', { name: /Use this persona for new/ }).check();
  await page.getByRole('button', { name: 'Save and use here' }).click();
  const rook = page.getByRole('radio', { name: /Captain Rook/ });
  await expect(rook).toBeChecked();
  await page.getByRole('button', { name: 'Edit Captain Rook' }).click();
  await expect(page.getByRole('img', { name: 'A captain' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Admiral Rook');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Delete Admiral Rook' }).click();
  await expect(page.getByText(/Admiral Rook was deleted. 1 conversation continues as you./)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Myself' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('radio', { name: /Admiral Rook.*Default/ })).toBeChecked();
});
