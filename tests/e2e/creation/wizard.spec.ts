import type { Page } from '@playwright/test';

import { catalogueOf } from '../catalogue.ts';
import { expect, visit } from '../fixtures.ts';
import { askForCode, formOf, mailedCode, test } from '../sign-in/code-journey.ts';
import { completeProfile } from '../wallet-providers/sign-in-steps.ts';

const wizard = '/en-US/gen-character-wizard';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const line = (page: Page) => page.getByRole('textbox', { name: 'Tagline' });
const saved = (page: Page) => page.getByText(/^Draft saved /);

/** How far the page goes beyond the window sideways, in CSS pixels. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a character is made in three steps, met, saved and talked with', async ({ page }) => {
  await visit(page, '/en-US/gen-character/create-own-character');
  await page.getByRole('link', { name: 'New character' }).click();
  await expect(page).toHaveURL(wizard);

  await name(page).fill('Tomás Brava');
  await expect(page).toHaveURL(/draft=/);
  await line(page).fill('Retired smuggler, full-time baker');
  await page.getByRole('button', { name: 'Fill blanks' }).click();
  await expect(page.getByRole('button', { name: 'Next: look' })).toBeEnabled();
  await page.getByRole('button', { name: 'Next: look' }).click();

  await expect(page).toHaveURL(/page-two\?draft=/);
  await expect(page).toHaveTitle('New character: look · Fabula');
  await page.getByRole('button', { name: 'Roll all' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Next: voice' }).click();

  await expect(page).toHaveURL(/page-three\?draft=/);
  await page.goBack();
  await page.goBack();
  await expect(name(page)).toHaveValue('Tomás Brava');
  await page.goForward();
  await page.goForward();
  await page.getByRole('button', { name: 'Fill blanks' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Meet Tomás Brava for free$/ }).click();

  await page.getByRole('textbox', { name: 'Say something' }).fill('Is there coffee?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 free replies left today')).toBeVisible();
  await page.getByRole('button', { name: 'Save Tomás Brava' }).click();
  await expect(page).toHaveURL(/\/character-chat\//);
  await expect(page.getByText('Only you can see this character.')).toBeVisible();
  await expect(page.getByRole('log')).toBeVisible();

  // The draft is closed: its address offers a new one.
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Start a new character' })).toBeVisible();
});

test('the keyboard alone makes a character', async ({ page }) => {
  await visit(page, wizard);
  await name(page).focus();
  await page.keyboard.type('Isaura');
  await expect(saved(page)).toBeVisible();
  const press = async (label: RegExp) => {
    await page.getByRole('button', { name: label }).focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Next: look$/);
  await expect(page.locator('h2:focus')).toBeVisible();
  await press(/^Next: voice$/);
  await expect(page).toHaveURL(/page-three/);
  await press(/^Fill blanks$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await press(/^Meet Isaura for free$/);
  await press(/^Save Isaura$/);
  await expect(page).toHaveURL(/\/character-chat\//);
});

test('two tabs edit one draft: different fields merge, the same field asks which to keep', async ({
  context,
  page,
}) => {
  await visit(page, wizard);
  await name(page).fill('Tomás');
  await expect(saved(page)).toBeVisible();
  const second = await context.newPage();
  await visit(second, page.url());
  await expect(page.getByText('open in another tab')).toBeVisible();

  await line(second).fill('A baker');
  await expect(line(page)).toHaveValue('A baker');

  // Offline, both tabs change the same field.
  await context.setOffline(true);
  await line(page).fill('A baker at sunrise');
  await expect(page.getByText('Saved on this device only')).toBeVisible();
  await line(second).fill('A retired smuggler');
  await expect(second.getByText('Saved on this device only')).toBeVisible();
  await context.setOffline(false);
  const choice = (tab: Page) => tab.getByRole('button', { name: 'Choose which changes to keep' });
  const tabsThatAsk = async () => (await choice(page).count()) + (await choice(second).count());
  await expect.poll(tabsThatAsk).toBeGreaterThan(0);
  const losing = (await choice(page).isVisible()) ? page : second;
  await choice(losing).click();
  await losing.getByRole('radio', { name: 'This version' }).check();
  await losing.getByRole('button', { name: 'Keep selected' }).click();
  const mine = losing === page ? 'A baker at sunrise' : 'A retired smuggler';
  await expect(line(page)).toHaveValue(mine);
  await expect(line(second)).toHaveValue(mine);
});

test('words written offline are there after a reload, and are sent', async ({ context, page }) => {
  await visit(page, wizard);
  await name(page).fill('Tomás');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await line(page).fill('A baker');
  await expect(page.getByText('Saved on this device only')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(line(page)).toHaveValue('A baker');
  await expect(saved(page)).toBeVisible();
});

test('a sign-in in the middle of page two keeps everything', async ({ page, post }) => {
  await visit(page, wizard);
  await name(page).fill('Tomás');
  await line(page).fill('A baker');
  await page.getByRole('button', { name: 'Next: look' }).click();
  await page.getByRole('button', { name: 'Roll all' }).click();
  const draft = page.url();
  await page.getByRole('link', { name: 'Free Try' }).click();
  await askForCode(page, 'baker@example.com');
  const form = formOf(page);
  await form.code.fill(await mailedCode(post, 'baker@example.com'));
  await form.signIn.click();
  await completeProfile(page, 'Baker');
  await visit(page, draft);
  await page.getByRole('button', { name: 'Claim now' }).click();
  await page.getByRole('button', { name: 'Next: voice' }).click();
  await expect(page).toHaveURL(/page-three\?draft=/);
  await page.getByRole('link', { name: 'Who' }).click();
  await expect(name(page)).toHaveValue('Tomás');
  await expect(line(page)).toHaveValue('A baker');
});

test('a draft of another visitor is not found', async ({ browser, page }) => {
  await visit(page, wizard);
  await name(page).fill('Tomás');
  await expect(saved(page)).toBeVisible();
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await visit(other, page.url());
  await expect(other.getByRole('link', { name: 'Start a new character' })).toBeVisible();
  await stranger.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of ['en-US', 'ar-SA'] as const) {
    test(`a character is made in ${locale}`, async ({ page }) => {
      const words = catalogueOf(locale);
      await visit(page, `/${locale}/gen-character-wizard`);
      await page.getByRole('textbox', { name: words['wizard.who.name'], exact: true }).fill('Isaura');
      await expect(page).toHaveURL(/draft=/);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: words['wizard.next.look'] }).click();
      await expect(page).toHaveURL(/page-two/);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: words['wizard.next.voice'] }).click();
      await page.getByRole('button', { name: words['wizard.fillBlanks'] }).click();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });
  }
});
