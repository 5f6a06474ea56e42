import { expect, stored, test, visit } from './fixtures.ts';

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
