import { expect, visit } from '../fixtures.ts';
import { test } from '../sign-in/code-journey.ts';

const frost = { name: /^(Use|In use) Frost$/ };

test('a mood is chosen for a character from the list of moods, and is the first one afterwards', async ({ page }) => {
  await visit(page, '/en-US/gen-character-wizard');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tomás Brava');
  await expect(page).toHaveURL(/draft=/);
  await page.getByRole('button', { name: 'Fill blanks' }).click();
  await page.getByRole('button', { name: 'Next: look' }).click();
  await page.getByRole('link', { name: 'Moods and styles' }).click();

  await expect(page).toHaveURL(/user-lora-list\?draft=/);
  await expect(page).toHaveTitle('Moods and styles · Fabula');
  await expect(page.getByText('For Tomás Brava')).toBeVisible();
  await page.getByRole('button', frost).click();
  await expect(page.getByRole('button', { name: 'In use Frost', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Like Frost' }).click();
  await page.getByRole('link', { name: 'Back to the look' }).click();
  await expect(page).toHaveURL(/page-two\?draft=/);
  await expect(page.getByRole('radio', { name: 'Frost' })).toBeChecked();

  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Frost');
  await expect(page.getByRole('button', { name: 'In use Frost', pressed: true })).toBeVisible();
});

test('the list of moods fits a phone, and its search finds a place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en-US/user-lora-list');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(17);
  await page.getByRole('searchbox', { name: 'Search moods and styles' }).fill('rain');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Rain']);
  await expect(page).toHaveURL(/q=rain/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
