import { expect, test, visit } from '../fixtures.ts';

const hub = '/en-US/character-story-hub';

test('a browser that refuses to store anything shows every page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The storage is switched off', 'SecurityError');
      },
    });
  });
  await visit(page, hub);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Cookies on Fabula' })).toBeHidden();
  await page.locator('aside').getByRole('button', { name: 'Day' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await page.getByRole('link', { name: 'See all in Awake at this hour' }).click();
  await expect(page.getByRole('list', { name: 'Characters' }).getByRole('link').first()).toBeVisible();
});

test('a storage that is full loses nothing that is in view', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await visit(page, '/en-US/story-hub');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('region', { name: 'Cookies on Fabula' })).toBeHidden();
  await page.getByRole('list', { name: 'Stories' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Begin the story' })).toBeVisible();
});

test.describe('a part of the program that is gone', () => {
  test.use({ remembered: { cookieConsent: 'rejected' }, expectedComplaints: [/dynamically imported module/] });

  test('offers to load the page again, which brings the newest', async ({ page }) => {
    await visit(page, hub);
    await page.route('**/assets/CharacterHubPage*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'See all in Awake at this hour' }).click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute('**/assets/CharacterHubPage*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Who is awake tonight' })).toBeVisible();
  });
});

test.describe('a toaster that did not load', () => {
  test.use({ remembered: { cookieConsent: 'rejected' }, expectedComplaints: [/dynamically imported module/] });

  test('leaves no message unsaid', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/assets/Messages*.js', (route) => route.abort());
    await visit(page, '/en-US/character-profile/maren-vale');
    await page.getByRole('button', { name: 'Share the character' }).click();
    const message = page.getByRole('status').filter({ hasText: 'Link copied' });
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
  });
});

test.describe('a page that breaks while it renders', () => {
  test.use({ remembered: { cookieConsent: 'rejected' }, expectedComplaints: [/The page is broken on purpose/] });

  test('says so, and leads back to the start', async ({ page }) => {
    const broken = "export function Component() { throw new Error('The page is broken on purpose'); }";
    await page.route('**/assets/StoryHubPage*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken }),
    );
    await visit(page, hub);
    await page.getByRole('link', { name: 'See all in On the shelf' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the start page' }).click();
    await expect(page).toHaveURL(hub);
    await expect(page.getByRole('region', { name: 'Awake at this hour' })).toBeVisible();
  });
});
