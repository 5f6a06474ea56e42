import { expect, untilLive, visit } from '../fixtures.ts';
import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { rewardPutOff, testWithoutReward as test } from '../registered.ts';

const balance = (points: string) => `${points} points, see prices`;

test('a gift is bought, opened by its link on another account, and accepted once', async ({
  browser,
  page,
  server,
}) => {
  await visit(page, '/en-US/prices');
  await page.getByRole('link', { name: 'Give as a gift' }).nth(1).click();
  await page.getByRole('textbox', { name: 'A note (optional)' }).fill('For the lighthouse <3');
  await page.getByRole('button', { name: 'Pay $8.99' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your gift is ready' })).toBeVisible();
  await expect(page.getByRole('link', { name: balance('100') })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link to the gift' }).inputValue();
  const { hash, pathname, search } = new URL(link);
  expect(search).toBe('');

  const stranger = await browser.newContext({
    baseURL: server.origin,
    storageState: {
      cookies: [],
      origins: [{ origin: server.origin, localStorage: [{ name: 'cookieConsent', value: 'rejected' }] }],
    },
  });
  const guest = await stranger.newPage();
  await visit(guest, pathname + hash);
  await expect(guest.getByText('For the lighthouse <3')).toBeVisible();
  await guest.getByRole('button', { name: 'Sign in to accept' }).click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  const remembered = { ...(await signInByEmail(server.origin, 'noor@example.com')), ...rewardPutOff() };
  await guest.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  }, remembered);
  await guest.reload();
  await untilLive(guest);
  await guest.getByRole('button', { name: 'Accept the gift' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'The points are yours' })).toBeVisible();
  await guest.getByRole('link', { name: 'See your points' }).click();
  const line = guest.getByRole('listitem').filter({ hasText: /Gift/ });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('1,000');
  await stranger.close();

  await page.getByRole('link', { name: 'See your gifts' }).click();
  await expect(page.getByText(/^Accepted on /)).toBeVisible();
  // As older links have it.
  await visit(page, `${pathname}?${hash.slice(1)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This gift was accepted' })).toBeVisible();
  await expect(page).toHaveURL(pathname + hash);
  await visit(page, '/en-US/orders');
  await expect(page.getByRole('heading', { level: 2, name: 'Gift: 1,000 points' })).toBeVisible();
});

test('a link that opens nothing says so', async ({ page }) => {
  await visit(page, `/en-US/gift#code=${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Gift not found' })).toBeVisible();
});
