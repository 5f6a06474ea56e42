import type { Page } from '@playwright/test';

import { expect, test, visit } from '../fixtures.ts';

const film = (page: Page) => page.locator('[data-ready]').first();

/** Draws a portrait in the wizard. */
async function drawOne(page: Page): Promise<void> {
  await visit(page, '/en-US/gen-character-wizard');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Tomás Brava');
  await page.getByRole('button', { name: 'Next: look' }).click();
  await page.getByRole('radio', { name: 'Draw a picture Free' }).click();
  await page.getByRole('radio', { name: '1', exact: true }).click();
  await page.getByRole('button', { name: 'Draw 1 picture Free' }).click();
  await expect(page.getByRole('button', { name: 'Use this' })).toHaveCount(1, { timeout: 60_000 });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a drawn picture is made to move for nothing, and the character blinks on its page and beside its chat', async ({
    page,
  }) => {
    test.slow();
    await drawOne(page);
    await page.getByRole('button', { name: 'Make it move Free' }).click();
    await expect(page.getByText('Moving picture')).toBeVisible();
    await expect(film(page)).toHaveAttribute('src', /^\/api\/films\/pic-/);
    await page.getByRole('button', { name: 'Stop the movement' }).click();
    await expect(page.locator('[data-ready]')).toHaveCount(0);

    await page.getByRole('button', { name: 'Use this' }).first().click();
    await page.getByRole('button', { name: 'Next: voice' }).click();
    await page.getByRole('button', { name: 'Fill blanks' }).click();
    await page.getByRole('button', { name: /^Meet Tomás Brava for free$/ }).click();
    await page.getByRole('button', { name: 'Save Tomás Brava' }).click();
    await expect(page).toHaveURL(/\/character-chat\//);
    await expect(film(page)).toHaveAttribute('src', /^\/api\/living-portraits\.webp\?/);
    await page.getByRole('link', { name: 'View profile' }).click();
    await expect(film(page)).toHaveAttribute('src', /^\/api\/living-portraits\.webp\?/);
    await page.getByRole('button', { name: 'Stop the movement' }).click();
    await expect(page.locator('[data-ready]')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Tomás Brava' }).first()).toBeVisible();
  });
});

test('who asks for less motion sees the still, and no film is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await drawOne(page);
  await page.getByRole('button', { name: 'Make it move Free' }).click();
  await expect(page.getByText('Moving picture')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the movement' })).toHaveCount(0);
  expect(loaded.filter((address) => /\/api\/(?:films|living-portraits)/.test(address))).toEqual([]);
});
