import { expect, test, visit } from '../fixtures.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

test('a post is there without scripts, has one address and a picture, and a feed reader finds the feed', async ({
  page,
  request,
}) => {
  const answer = await request.get('/de-DE/blog/one-contract');
  const html = await answer.text();
  expect(html).toContain('Changing it without breaking you</h2>');
  expect(html).toMatch(/rel="canonical" href="[^"]+\/en-US\/blog\/one-contract"/);
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(new URL(picture).pathname).toBe('/og/articles/one-contract.png');
  const drawn = await request.get(new URL(picture).pathname + new URL(picture).search);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  await visit(page, '/en-US/blog');
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const atom = await request.get(new URL(feed ?? '').pathname);
  expect([atom.status(), atom.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(await atom.text()).toContain('Where every point goes');
});

test('reading by the keyboard: list, post, back', async ({ page }) => {
  await visit(page, '/en-US/blog');
  await page.getByRole('link', { name: 'Nothing you write is lost' }).press('Enter');
  await expect(page).toHaveURL('/en-US/blog/nothing-is-lost');
  await expect(page).toHaveTitle('Nothing you write is lost · Fabula');
  await page.goBack();
  await expect(page).toHaveURL('/en-US/blog');
});

test('a post that does not exist is not found', async ({ request }) => {
  expect((await request.get('/en-US/blog/no-such-post')).status()).toBe(404);
});

test('search engines find the pages, the characters, the stories and the collections', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
  const index = await (await request.get(new URL(sitemap).pathname)).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(parts).toHaveLength(4);
  const [pages = '', characters = '', stories = '', collections = ''] = await Promise.all(
    parts.map(async (part) => (await request.get(part)).text()),
  );
  expect(pages).toContain('/ar-SA/story-hub</loc>');
  expect(characters).toContain('/character-profile/');
  expect(stories).toContain('/story-profile/');
  expect(collections).toContain('<urlset');
});
