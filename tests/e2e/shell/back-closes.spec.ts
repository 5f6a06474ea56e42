import { expect, test, visit } from '../fixtures.ts';
import { test as registered } from '../registered.ts';

const phone = { viewport: { width: 390, height: 844 } };
const characters = '/en-US/character-hub';
const hub = '/en-US/character-story-hub';

registered.describe('with today’s reward', () => {
  registered.use(phone);

  registered('going back puts it off, closes the menu, and then leaves the page', async ({ page }) => {
    const reward = page.getByRole('dialog', { name: 'Today’s reward is ready' });
    const menu = page.getByRole('dialog', { name: 'Sidebar' });
    const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
    await visit(page, characters);
    await expect(reward).toBeVisible();
    await page.goBack();
    await expect(reward).toBeHidden();
    await expect(page).toHaveURL(characters);

    await openMenu();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(characters);

    await openMenu();
    await menu.getByRole('link', { name: 'Explore', exact: true }).click();
    await expect(page).toHaveURL(hub);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(characters);
    await expect(menu).toBeHidden();
  });
});

test.describe('in the adult catalogue', () => {
  test.use({ ...phone, remembered: { cookieConsent: 'rejected' } });

  test('going back from the question about age means no, from the way out it means to stay', async ({ page }) => {
    const age = page.getByRole('dialog', { name: 'Are you 18 or older?' });
    const badge = page.getByRole('button', { name: '18+: mature mode is on' });
    const leaving = page.getByRole('dialog', { name: 'Mature mode is on' });
    await page.goto('/en-US/special-nsfw');
    await expect(age).toBeVisible();
    await page.goBack();
    await expect(age).toBeHidden();
    await expect(page).toHaveURL(hub);
    await expect(badge).toBeHidden();

    await page.goto('/en-US/special-nsfw');
    await age.getByRole('button', { name: 'Yes, I am 18 or older' }).click();
    await badge.click();
    await expect(leaving).toBeVisible();
    await page.goBack();
    await expect(leaving).toBeHidden();
    await expect(badge).toBeVisible();
    await expect(page).toHaveURL(hub);
  });
});
