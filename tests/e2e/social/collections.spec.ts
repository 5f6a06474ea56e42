import type { Page } from '@playwright/test';

import { expect, visit } from '../fixtures.ts';
import { testWithoutReward as test } from '../registered.ts';

/** Opens the reader's collections on the page of a work. */
async function openCollections(page: Page, path: string) {
  await visit(page, path);
  await page.getByRole('main').getByRole('button', { name: 'Add to a collection' }).click();
  return page.getByRole('dialog');
}

const widths = [
  { screen: 'desktop', viewport: { width: 1440, height: 900 } },
  { screen: 'phone', viewport: { width: 390, height: 844 } },
];

for (const { screen, viewport } of widths) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a collection is made from a profile, shared by link and taken back', async ({ browser, page, server }) => {
      const form = await openCollections(page, '/en-US/character-profile/maren-vale');
      await form.getByRole('button', { name: 'New collection' }).click();
      await form.getByRole('textbox', { name: 'Name' }).fill('Cold nights');
      await form.getByRole('radio', { name: 'By link' }).click();
      await form.getByRole('button', { name: 'Create' }).click();
      await expect(form.getByRole('checkbox', { name: 'Cold nights' })).toBeChecked();

      const second = await openCollections(page, '/en-US/story-profile/winter-at-heron-pass');
      const added = page.waitForResponse((answer) => answer.url().includes('/entries/story/') && answer.ok());
      await second.getByRole('checkbox', { name: 'Cold nights' }).click();
      await added;

      await visit(page, '/en-US/favourites');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Collections' }).click();
      await main.getByRole('link', { name: /Cold nights/ }).click();
      await expect(main.getByRole('heading', { level: 1, name: 'Cold nights' })).toBeVisible();
      const entries = main.getByRole('list', { name: 'Cold nights' }).getByRole('listitem');
      await expect(entries).toHaveCount(2);

      await main.getByRole('button', { name: 'Arrange' }).click();
      const ordered = page.waitForResponse((answer) => answer.url().endsWith('/order') && answer.ok());
      await main.getByRole('button', { name: 'Move Winter at Heron Pass earlier' }).press('Enter');
      await ordered;
      await expect(entries.first()).toContainText('Winter at Heron Pass');

      await main.getByRole('button', { name: 'Share' }).click();
      const panel = page.getByRole('dialog');
      const link = new URL(await panel.getByRole('textbox', { name: 'Link to the collection' }).inputValue()).pathname;
      await panel.getByRole('button', { name: 'Close' }).click();

      const context = await browser.newContext({
        baseURL: server.origin,
        viewport,
        storageState: { cookies: [], origins: [] },
      });
      const guest = await context.newPage();
      await visit(guest, link);
      const shared = guest.getByRole('main').getByRole('list', { name: 'Cold nights' }).getByRole('listitem');
      await expect(shared).toHaveCount(2);
      await expect(shared.first()).toContainText('Winter at Heron Pass');
      await expect(guest.getByRole('button', { name: 'Delete' })).toHaveCount(0);

      await main.getByRole('button', { name: 'Edit' }).click();
      const edit = page.getByRole('dialog');
      await edit.getByRole('radio', { name: 'Private' }).click();
      await edit.getByRole('button', { name: 'Save' }).click();
      await expect(main.getByText('Private', { exact: true })).toBeVisible();

      const closed = await guest.reload();
      expect(closed?.status()).toBe(404);
      await expect(guest.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await context.close();
    });
  });
}
