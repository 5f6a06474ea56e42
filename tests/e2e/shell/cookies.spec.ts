import { expect, stored, test, visit } from '../fixtures.ts';

const hub = '/en-US/character-story-hub';

for (const [button, answer] of [
  ['Accept', 'accepted'],
  ['Reject', 'rejected'],
] as const) {
  test(`cookies are ${answer} once and never asked about again`, async ({ page }) => {
    await visit(page, hub);
    const prompt = page.getByRole('region', { name: 'Cookies on Fabula' });
    await expect(prompt).toBeVisible();
    expect(await stored(page)).not.toHaveProperty('cookieConsent');

    await prompt.getByRole('button', { name: button }).click();
    await expect(prompt).toBeHidden();
    expect(await stored(page)).toMatchObject({ cookieConsent: answer });

    await page.reload();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(prompt).toBeHidden();
  });
}

test('a button that is pressed before the scripts have come does its work when they have', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(hub, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  release(undefined);
  await expect(page.getByRole('menu')).toBeVisible();
});

test.describe('on a phone, before any answer', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the prompt lies over neither the message box nor the ways to sign in', async ({ page }) => {
    await visit(page, '/en-US/character-profile/maren-vale');
    const prompt = page.getByRole('region', { name: 'Cookies on Fabula' });
    await expect(prompt).toBeVisible();
    await page
      .getByRole('link', { name: /^(Chat|Begin|Talk)/ })
      .first()
      .click();
    const box = page.getByRole('textbox', { name: /^Write to/ });
    await box.click();
    await box.fill('Is the lamp lit?');
    await page.getByRole('button', { name: /^Send/ }).click({ trial: true });

    await visit(page, hub);
    await page.getByRole('link', { name: 'Free Try' }).click();
    const popup = page.getByRole('dialog');
    for (const way of await popup.getByRole('button').all()) await way.click({ trial: true });
    await popup.getByRole('region', { name: 'Cookies on Fabula' }).getByRole('button', { name: 'Reject' }).click();
    await expect(prompt).toBeHidden();
    await expect(popup).toBeVisible();
  });
});
