import { expect, visit } from '../fixtures.ts';
import { testWithoutReward as test } from '../registered.ts';

const balance = (points: string) => `${points} points, see prices`;

test('a pack is bought in the local checkout, and the ledger has its line; a declined one keeps everything', async ({
  page,
}) => {
  await visit(page, '/en-US/prices');
  await page.getByRole('button', { name: '$8.99' }).click();
  await expect(page.getByText('No money moves.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment declined' })).toBeVisible();
  await expect(page.getByRole('link', { name: balance('100') })).toBeVisible();

  await page.getByRole('link', { name: 'Try the payment again' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible();
  await expect(page.getByRole('link', { name: balance('1,100') })).toBeVisible();

  await page.getByRole('link', { name: 'See your points' }).click();
  const line = page.getByRole('listitem').and(page.locator('[aria-current="true"]'));
  await expect(line).toBeFocused();
  await expect(line).toContainText('Purchase');
  await expect(line).toContainText('+1,000');
  await expect(line).toContainText('Balance 1,100');
});

test('while the offline engine answers, the profile, the chat and the prices say that replies are free', async ({
  page,
}) => {
  await visit(page, '/en-US/prices');
  const act = page.getByRole('listitem').filter({ hasText: 'A reply in chat' });
  await expect(act).toContainText('free');
  await visit(page, '/en-US/character-profile/maren-vale');
  await expect(page.getByText('Replies are free')).toBeVisible();
  await visit(page, '/en-US/character-chat/maren-vale');
  await expect(page.getByText('Free reply')).toBeVisible();
});

test('the reward of the day is claimed on the page of points', async ({ page }) => {
  await visit(page, '/en-US/bonus');
  await page.getByRole('main').getByRole('button', { name: 'Claim now' }).click();
  await expect(page.getByText('Successfully claimed +20 points')).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect(page.getByRole('link', { name: balance('120') })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Daily reward' })).toContainText('+20');
});

test('a membership is begun on a phone, in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/ar-SA/prices');
  await page.getByRole('button', { name: 'انضم إلى العضوية' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'أصبحت عضوًا' })).toBeVisible();
  await visit(page, '/ar-SA/prices');
  await expect(page.getByRole('button', { name: 'إلغاء العضوية' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('a membership is bought by the month, paid by the year from its next payment on, cancelled and kept', async ({
  page,
}) => {
  await visit(page, '/en-US/prices');
  await page.getByRole('link', { name: 'See all in Membership' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A lamp that stays lit' })).toBeVisible();
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await page.getByRole('button', { name: 'Pay $11.90' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Back to what you were doing' }).click();
  await expect(page).toHaveURL(/\/en-US\/upgrade$/);
  await expect(page.getByText(/^You are a member\. It renews on .+ for \$11\.90\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Switch to yearly' }).click();
  await expect(page.getByText(/^You are a member\. It renews on .+ for \$94\.80\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the membership' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the membership' }).click();
  await expect(page.getByText(/It does not renew/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Keep the membership' }).click();
  await expect(page.getByText(/^You are a member\. It renews on .+\.$/)).toBeVisible();
});
