import { expect, test, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const address = '/en-US/white-paper';

test('the white paper opens from the foot, and its contents lead to a chapter and back', async ({ page }) => {
  await visit(page, '/en-US/about-us');
  await page.getByRole('link', { name: 'White paper' }).click();
  await expect(page).toHaveURL(address);
  await expect(page).toHaveTitle('White paper · Fabula');
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL(`${address}#payments`);
  await expect(page.getByRole('heading', { level: 2, name: 'Payments' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/en-US/about-us');
});

test('the address of a chapter can be copied and leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, address);
  await page.getByRole('button', { name: 'Copy the link to “Rounds”' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page).toHaveURL(`${address}#rounds`);
  await expect(page.getByRole('heading', { level: 2, name: 'Rounds' })).toBeInViewport();
});

test('it is there without scripts, as an article with one address', async ({ request }) => {
  const html = await (await request.get('/ar-SA/white-paper')).text();
  expect(html).toContain('"@type":"TechArticle"');
  expect(html).toMatch(/rel="canonical" href="[^"]+\/en-US\/white-paper"/);
  expect(html).toContain('href="/ar-SA/prices"');
});

test('in Arabic the page is mirrored and says that the text is in English', async ({ page }) => {
  await visit(page, '/ar-SA/white-paper');
  await expect(page.getByRole('note')).toContainText('الإنجليزية');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveAttribute('lang', 'en-US');
  const contents = await page.getByRole('navigation', { name: 'المحتويات' }).boundingBox();
  const text = await title.boundingBox();
  expect(contents?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
});

test('printed, it has nothing of the shell, and its links are readable', async ({ page }) => {
  await visit(page, address);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
  const link = page.locator('main a[href="/en-US/prices"]');
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain('/en-US/prices)');
});
