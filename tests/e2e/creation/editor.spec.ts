import type { Page } from '@playwright/test';

import { cardV2 } from '../../../server/src/testing/files/card-files.ts';
import { catalogueOf } from '../catalogue.ts';
import { expect, test, visit } from '../fixtures.ts';

const list = '/en-US/gen-character/create-own-character';
const empty = `${list}?draft=new`;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.getByText(/^Draft saved /);
const section = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** How far the page goes beyond the window sideways, in CSS pixels. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('an empty card is filled in every section, saved, and talked with', async ({ page }) => {
  await visit(page, list);
  await page.getByRole('link', { name: 'Start with an empty card' }).click();
  await box(page, 'Name').fill('Maren Vale');
  await expect(page).toHaveURL(/draft=(?!new)/);
  await expect(page).toHaveTitle('Maren Vale · editing · Fabula');
  await box(page, 'Tagline').fill('Keeps the light on Skerry');
  await box(page, 'Nickname').fill('Maren');
  await page.getByRole('spinbutton', { name: 'Age' }).fill('34');
  await page.getByRole('button', { name: 'Roll all' }).click();
  await page.getByRole('button', { name: 'Dry' }).click();

  await section(page, 'Readers').click();
  await box(page, 'About').fill('For slow evenings.');
  await box(page, 'Another tag').fill('lighthouse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'lighthouse' })).toBeVisible();

  await section(page, 'Mind').click();
  await box(page, 'Description').fill('Maren keeps the light on Skerry and counts everything: steps, swells, boats.');
  await box(page, 'Personality').fill('Dry, exact, slow to trust.');
  await box(page, 'Where you meet').fill('The lamp room, an hour after the causeway went under.');
  await page.getByText('Advanced').click();
  await box(page, 'Post-history instructions').fill('Stay in the lamp room.');
  await expect(page.getByText(/of 8,192 are sent with every reply/).first()).toBeVisible();
  await expect(section(page, 'Mind')).toHaveAccessibleName(/\d/);

  await section(page, 'Speech').click();
  await box(page, 'Greeting').fill('Mind the fourth step. It counts as two.');
  const others = page.getByRole('group', { name: 'Alternate greetings' });
  await others.getByRole('button', { name: 'Add' }).click();
  await page.keyboard.type('You saw the light stop.');
  await page.getByRole('button', { name: 'Add an exchange' }).click();
  await page.keyboard.type('Who is the second cup for?');

  await section(page, 'Rights').click();
  await box(page, 'Creator').fill('Mira');
  await page.getByRole('checkbox', { name: /Others may remix/ }).check();

  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('link', { name: 'View page' }).click();
  await expect(page).toHaveURL(/\/character-profile\//);
  await page.locator('main a[href*="/character-chat/"]').first().click();
  await expect(page).toHaveURL(/\/character-chat\//);
  await expect(page.getByRole('log')).toContainText('Mind the fourth step.');
});

test('the keyboard alone writes, moves between sections, and takes steps back', async ({ page }) => {
  await visit(page, empty);
  await box(page, 'Name').focus();
  await page.keyboard.type('Isaura');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(section(page, 'Face')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(section(page, 'Speech')).toBeFocused();
  const others = page.getByRole('group', { name: 'Alternate greetings' });
  await others.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(others.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Come in.');
  await others.getByRole('button', { name: 'Remove number 1' }).press('Enter');
  await expect(others.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(others.getByRole('textbox')).toHaveValue('Come in.');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the keyboard alone opens a card in the editor, has help with a field, and keeps it', async ({ page }) => {
  await visit(page, list);
  const file = { name: 'isaura.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(cardV2())) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Open in the editor' }).press('Enter');
  await expect(box(page, 'Name')).toHaveValue('Isaura Pell');
  await section(page, 'Mind').press('Enter');
  const personality = box(page, 'Personality');
  await personality.focus();
  await personality.press('End');
  await page.keyboard.type(' Slow, kind, a little strange.');
  await expect(saved(page)).toBeVisible();
  const help = page.getByRole('group', { name: /^Help with/ });
  await expect(help).toHaveAccessibleName('Help with Personality');
  await page.keyboard.press('Control+.');
  await expect(help.locator(':focus')).toHaveCount(1);
  await help.getByRole('button', { name: /^Remove repeats/ }).press('Enter');
  await page.getByRole('button', { name: 'Accept all' }).press('Enter');
  await expect(personality).toHaveValue('Slow, kind, a little strange.');
  await expect(personality).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'View page' })).toBeVisible();

  await section(page, 'Lore').press('Enter');
  await page.getByText('Entries from a text').press('Enter');
  await box(page, 'Text about this world').focus();
  await page.keyboard.type('Bell Lane: a street where every clock shows another hour.');
  await page.getByRole('button', { name: /^Find entries/ }).press('Enter');
  await page.getByRole('button', { name: 'Accept change 1 of 1' }).press('Enter');
  await expect(page.getByText(/^1 entry of at most/)).toBeVisible();

  await visit(page, list);
  await expect(page.getByRole('region', { name: 'Yours' }).getByText('Isaura Pell')).toBeVisible();
  await page.getByRole('link', { name: 'Open the editor' }).press('Enter');
  await expect(box(page, 'Name')).toHaveValue('Isaura Pell');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(/Only you can see this character/).first()).toBeVisible();
  await visit(page, list);
  await expect(page.getByRole('region', { name: 'Yours' }).getByText('Isaura Pell')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the editor' })).toHaveCount(0);
});

test('the keyboard alone opens a card in the editor, tests it, changes it and tests it again', async ({ page }) => {
  test.slow();
  await visit(page, list);
  const file = { name: 'isaura.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(cardV2())) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Open in the editor' }).press('Enter');
  await expect(box(page, 'Name')).toHaveValue('Isaura Pell');
  await section(page, 'Tests').press('Enter');
  await box(page, 'Question').focus();
  await page.keyboard.type('What do you repair?');
  await box(page, 'Excluded words').focus();
  await page.keyboard.type('zebra');
  await page.getByRole('button', { name: 'Add question' }).press('Enter');
  await expect(page.getByText('What do you repair?')).toBeVisible();
  const run = page.getByRole('button', { name: /^Run the tests/ });
  const score = page.getByText(/^\d+ of \d+ pass$/);
  // Each question is asked twice.
  const long = { timeout: 60_000 };
  await run.press('Enter');
  await expect(score).toBeVisible(long);

  await section(page, 'Speech').press('Enter');
  await box(page, 'Greeting').focus();
  await page.keyboard.type('Mind the clocks. ');
  await expect(page.getByText('The card has changed since this run.')).toBeVisible();
  await run.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Test run' })).toBeVisible(long);
  await expect(score).toBeVisible(long);
  await expect(page.getByText('The card has changed since this run.')).toHaveCount(0);
});

test('words are there after a reload in the middle of writing, and Back leads to the list', async ({
  context,
  page,
}) => {
  await visit(page, list);
  await page.getByRole('link', { name: 'Start with an empty card' }).click();
  await box(page, 'Name').fill('Maren');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await box(page, 'Tagline').fill('Keeps the light');
  await expect(page.getByText('Saved on this device only')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(box(page, 'Tagline')).toHaveValue('Keeps the light');
  await expect(saved(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await page.getByRole('link', { name: 'Open the editor' }).click();
  await expect(box(page, 'Tagline')).toHaveValue('Keeps the light');
});

test('two tabs of one draft: a change there appears here, and both are told', async ({ context, page }) => {
  await visit(page, empty);
  await box(page, 'Name').fill('Maren');
  await expect(saved(page)).toBeVisible();
  const second = await context.newPage();
  await visit(second, page.url());
  await expect(page.getByText('open in another tab')).toBeVisible();
  await box(second, 'Tagline').fill('Keeps the light');
  await expect(box(page, 'Tagline')).toHaveValue('Keeps the light');
});

test('a draft of another visitor is not found', async ({ browser, page }) => {
  await visit(page, empty);
  await box(page, 'Name').fill('Maren');
  await expect(saved(page)).toBeVisible();
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await visit(other, page.url());
  await expect(other.getByRole('link', { name: 'Start a new character' })).toBeVisible();
  await stranger.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const locale of ['en-US', 'ar-SA'] as const) {
    test(`every section fits in ${locale}`, async ({ page }) => {
      const words = catalogueOf(locale);
      await visit(page, `/${locale}/gen-character/create-own-character?draft=new`);
      await page.getByRole('textbox', { name: words['draft.field.name'], exact: true }).fill('Maren');
      await expect(page).toHaveURL(/draft=(?!new)/);
      for (const name of ['readers', 'mind', 'speech', 'voice', 'rights', 'face'] as const) {
        const tab = page.getByRole('tab', { name: words[`editor.section.${name}`] });
        await tab.click();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      }
    });
  }
});
