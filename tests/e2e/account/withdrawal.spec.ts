import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';
import { rewardPutOff } from '../registered.ts';

const email = 'buyer@example.com';

/** On a server where one reply costs more than an account is given. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        POINTS_OFFLINE_REPLY: '600',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  remembered: async ({ server }, use) =>
    use({ cookieConsent: 'rejected', ...(await signInByEmail(server.origin, email)), ...rewardPutOff() }),
});

const balance = (points: string) => `${points} points, see prices`;

test('a pack that was spent in part is withdrawn from: the rest goes back, and a mail says when', async ({
  page,
  server,
}) => {
  await visit(page, '/en-US/prices');
  await page.getByRole('button', { name: '$8.99' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: balance('1,100') })).toBeVisible();

  await visit(page, '/en-US/character-chat/maren-vale');
  const box = page.getByRole('textbox', { name: 'Write to Maren Vale' });
  await box.fill('Who lights it?');
  await box.press('Enter');
  await expect(page.getByRole('link', { name: balance('500') })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden();

  await visit(page, '/en-US/prices');
  await page.getByRole('link', { name: 'Withdraw from a contract' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from contract' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$4.50');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^We received your withdrawal on .+ UTC\.$/);
  await expect(dialog).toContainText('A mail to your address confirms it.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('$4.50 was refunded.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw from contract' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: balance('0') })).toBeVisible();

  const sent = async () => {
    const query = new URLSearchParams({ to: email }).toString();
    return (await fetch(`${server.origin}/api/dev/outbox?${query}`)).text();
  };
  await expect.poll(sent).toContain('Refund: $4.50');
  expect(await sent()).toMatch(/Received on: [^\\]+ UTC/);
});

test('an order has a receipt with its number, to be printed', async ({ page }) => {
  await visit(page, '/en-US/prices');
  await page.getByRole('button', { name: '$2.99' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('link', { name: /points, see prices/ })).toBeVisible();
  await visit(page, '/en-US/orders');
  await page.getByRole('link', { name: 'Receipt' }).first().click();
  await expect(page.getByRole('heading', { name: /^Receipt \d{4}-\d{6}$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total, tax included/ })).toContainText('$2.99');
  await expect(page).toHaveTitle('Receipts · Fabula');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /^Receipt/ })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
});
