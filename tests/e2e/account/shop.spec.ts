import { expect, untilLive, visit } from '../fixtures.ts';
import { testWithoutReward as test } from '../registered.ts';

const balance = (points: string) => `${points} points, see prices`;

test('too few points lead to the prices and back; a frame is bought, worn and in the ledger, once', async ({
  page,
}) => {
  await visit(page, '/en-US/shop');
  await expect(page.getByRole('link', { name: balance('100') })).toBeVisible();
  await page.getByRole('radio', { name: 'Frames' }).click();
  await expect(page).toHaveURL(/\/en-US\/shop\?shelf=frames$/);
  await page.getByRole('link', { name: /^First frost/ }).click();
  await expect(page.getByText('You need 60 more points.')).toBeVisible();

  await page.getByRole('link', { name: 'Get points' }).click();
  await expect(page.getByText('You did not have enough points.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '$2.99' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: balance('400') })).toBeVisible();

  await visit(page, '/en-US/product/first-frost');
  await expect(page.getByText('After this 240')).toBeVisible();
  await page.getByRole('button', { name: 'Buy for 160 points' }).click();
  await expect(page.getByText('First frost is yours.')).toBeVisible();
  await expect(page.getByRole('link', { name: balance('240') })).toBeVisible();
  await page.getByRole('button', { name: 'Wear it now' }).click();
  await expect(page.getByText('You are wearing it.')).toBeVisible();
  const worn = page.locator('header [data-frame="first-frost"]');
  await expect(worn).toBeVisible();

  await page.reload();
  await untilLive(page);
  await expect(worn).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it off' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0);

  await visit(page, '/en-US/bonus');
  const line = page.getByRole('listitem').filter({ hasText: 'Frame: First frost' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('160');
  await expect(line).toContainText('Balance 240');

  await visit(page, '/en-US/user-profile');
  await expect(page.locator('main [data-frame="first-frost"]')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a frame' }).click();
  await expect(page.getByRole('link', { name: /^First frost/ })).toContainText('Yours, wearing it');
});

test('a paper is bought, laid beneath a chat, kept over a reload, and taken away again', async ({ page }) => {
  await visit(page, '/en-US/prices');
  await page.getByRole('button', { name: '$2.99' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: balance('400') })).toBeVisible();

  await visit(page, '/en-US/shop?shelf=papers');
  await page.getByRole('link', { name: /^Star chart/ }).click();
  await expect(page.locator('main [data-paper-id="star-chart"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Buy for 180 points' }).click();
  await expect(page.getByText('Star chart is yours.')).toBeVisible();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByText('You are using it.')).toBeVisible();

  const chat = '/en-US/character-chat/maren-vale';
  const paper = page.locator('main [data-paper-id="star-chart"]');
  await visit(page, chat);
  await expect(paper).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect(paper).toBeVisible();

  await visit(page, '/en-US/product/star-chart');
  await page.getByRole('button', { name: 'Stop using it' }).click();
  await expect(page.getByRole('button', { name: 'Use it now' })).toBeVisible();
  await visit(page, chat);
  await expect(page.getByRole('heading', { name: 'Maren Vale' }).first()).toBeVisible();
  await expect(paper).toHaveCount(0);

  await visit(page, '/en-US/bonus');
  const line = page.getByRole('listitem').filter({ hasText: 'Paper: Star chart' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Balance 220');
});

test('two tabs buy the same frame: it is charged once, and both show that it is owned', async ({ context, page }) => {
  await visit(page, '/en-US/prices');
  await page.getByRole('button', { name: '$2.99' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: balance('400') })).toBeVisible();

  const other = await context.newPage();
  const buy = { name: 'Buy for 160 points' };
  await Promise.all([page, other].map((tab) => visit(tab, '/en-US/product/walnut-leaf')));
  await expect(other.getByRole('button', buy)).toBeEnabled();
  await page.getByRole('button', buy).click();
  await expect(page.getByText('It is yours.')).toBeVisible();
  await other.getByRole('button', buy).click();
  await expect(other.getByText('It is yours.')).toBeVisible();
  await expect(other.getByRole('link', { name: balance('240') })).toBeVisible();
});

test('a product that there is not is not found', async ({ page }) => {
  const answer = await page.goto('/en-US/product/gold-crown');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/not found/i);
});
