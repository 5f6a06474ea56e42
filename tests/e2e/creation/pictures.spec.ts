import type { Page } from '@playwright/test';

import { catalogueOf } from '../catalogue.ts';
import { expect, test, visit } from '../fixtures.ts';

const worn = (page: Page) => page.getByRole('figure', { name: 'The character so far' }).locator('img');
const use = (page: Page) => page.getByRole('button', { name: 'Use this' });

test('six pictures are drawn in the wizard, one is chosen, saved, and seen on the character', async ({ page }) => {
  test.slow();
  await visit(page, '/en-US/gen-character-wizard');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tomás Brava');
  await page.getByRole('textbox', { name: 'Tagline' }).fill('Retired smuggler with a full beard and a grey scarf');
  await page.getByRole('button', { name: 'Next: look' }).click();
  await page.getByRole('radio', { name: 'Draw a picture Free' }).click();
  await expect(page.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(/^Tomás Brava, Retired/);
  await expect(page.getByText('Put together from our drawn parts. No model.').first()).toBeVisible();
  const before = await worn(page).getAttribute('src');

  await page.getByRole('button', { name: 'Laughing', exact: true }).click();
  await page.getByRole('radio', { name: '6' }).click();
  await page.getByRole('button', { name: 'Draw 6 pictures Free' }).click();
  await expect(use(page)).toHaveCount(6, { timeout: 180_000 });
  // What is drawn changes nothing; what is chosen does, and Undo takes it back.
  expect(await worn(page).getAttribute('src')).toBe(before);
  await use(page).nth(2).click();
  // A picture from drawn parts is worn as its parts, so that the character has its other faces too.
  await expect(worn(page)).toHaveAttribute('src', /composed-portraits.*expression=laughing/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(worn(page)).toHaveAttribute('src', before ?? '');
  await use(page).first().click();
  const chosen = await worn(page).getAttribute('src');
  await expect(page.getByText(/^Draft saved /)).toBeVisible();

  // The page is left and opened again: pictures and choice are there.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Portrait', exact: true })).toBeVisible();
  expect(await worn(page).getAttribute('src')).toBe(chosen);
  await page.getByText('What was sent').first().click();
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: /^Tomás Brava, Retired smuggler/ })
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Next: voice' }).click();
  await page.getByRole('button', { name: 'Fill blanks' }).click();
  await page.getByRole('button', { name: /^Meet Tomás Brava for free$/ }).click();
  await page.getByRole('button', { name: 'Save Tomás Brava' }).click();
  await expect(page).toHaveURL(/\/character-chat\//);
  const portrait = page.locator('img[src*="/api/"]').filter({ visible: true }).first();
  await expect(portrait).toHaveAttribute('src', /portraits/);
});

test('a picture of one’s own becomes the portrait, and a file that is none is refused', async ({ page }) => {
  await visit(page, '/en-US/gen-character-wizard');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Isaura');
  await page.getByRole('button', { name: 'Next: look' }).click();
  await page.getByRole('radio', { name: 'Upload a picture' }).click();
  const file = page.getByLabel('Picture of the character');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('cannot be read as a picture');
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await use(page).click();
  await expect(worn(page)).toHaveAttribute('src', /^\/api\/pictures\//);
  await page.getByRole('button', { name: 'Use the drawn portrait' }).click();
  await expect(worn(page)).toHaveAttribute('src', /composed-portraits/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a picture is drawn and chosen in Arabic', async ({ page }) => {
    const words = catalogueOf('ar-SA');
    await visit(page, '/ar-SA/gen-character-wizard/page-two?way=draw');
    await page.getByRole('textbox', { name: words['pictures.prompt'] }).fill('خبّاز بلحية كاملة');
    await page.locator('form').getByRole('button', { name: /مجانًا/ }).click();
    const button = page.getByRole('button', { name: words['pictures.use'] });
    await expect(button).toHaveCount(3, { timeout: 60_000 });
    await button.first().click();
    await expect(page.getByRole('button', { name: words['pictures.inUse'], exact: true })).toBeVisible();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
