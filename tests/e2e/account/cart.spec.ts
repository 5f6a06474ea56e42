import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';
import { rewardPutOff, testWithoutReward as registered } from '../registered.ts';
import { askForCode, formOf } from '../sign-in/code-journey.ts';
import { popup } from '../wallet-providers/sign-in-steps.ts';

const email = 'cart@example.com';

/** On a server where one reply costs the gifts and half of what is bought here. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        POINTS_OFFLINE_REPLY: '400',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  remembered: { cookieConsent: 'rejected', ...rewardPutOff() },
});

const balance = (points: string) => `${points} points, see prices`;

test('a guest fills a cart by keyboard, signs in, pays, reads the receipt and withdraws half', async ({
  page,
  server,
}) => {
  await visit(page, '/en-US/cart');
  await page.getByRole('link', { name: 'Choose points' }).press('Enter');
  await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter');
  await expect(page.getByText('In your cart: 1 × 300 points')).toBeVisible();
  await page.getByRole('link', { name: 'Cart: 1 pack' }).press('Enter');
  const quantity = page.getByRole('spinbutton', { name: 'Quantity of 300 points' });
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await expect(page.getByText('300 points: 2 in the cart. Total: $5.98.')).toBeAttached();

  await page.getByRole('button', { name: 'Sign in to pay $5.98' }).press('Enter');
  await askForCode(page, email);
  const query = new URLSearchParams({ to: email }).toString();
  const outbox = await (await fetch(`${server.origin}/api/dev/outbox?${query}`)).text();
  const [, code = ''] = /"code":"(\d{6})"/.exec(outbox) ?? [];
  await formOf(page).code.fill(code);
  await formOf(page).signIn.press('Enter');
  const wizard = popup(page);
  await wizard.getByRole('textbox', { name: 'Nickname' }).fill('Cart reader');
  await wizard.getByRole('button', { name: 'Fill blanks' }).press('Enter');
  await wizard.getByRole('button', { name: 'Save & Continue' }).press('Enter');
  await expect(wizard).toBeHidden();

  await expect(quantity).toHaveValue('2');
  await page.getByRole('button', { name: 'Pay $5.98' }).press('Enter');
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: balance('700') })).toBeVisible();
  await visit(page, '/en-US/cart');
  await expect(page.getByText('Your cart is empty.', { exact: false })).toBeVisible();

  await visit(page, '/en-US/orders');
  await expect(page.getByText('2 × 300 points')).toBeVisible();
  await page.getByRole('link', { name: 'Receipt' }).press('Enter');
  await expect(page.getByRole('row', { name: /^2 × 300 points/ })).toContainText('$5.98');
  await expect(page.getByRole('row', { name: /^Total, tax included/ })).toContainText('$5.98');

  await visit(page, '/en-US/character-chat/maren-vale');
  const box = page.getByRole('textbox', { name: 'Write to Maren Vale' });
  await box.fill('Who lights it?');
  await box.press('Enter');
  await expect(page.getByRole('link', { name: balance('300') })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeHidden();

  await visit(page, '/en-US/orders');
  await page.getByRole('button', { name: 'Withdraw from contract' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('$2.99');
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/^We received your withdrawal on .+ UTC\.$/);
  await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(page.getByText('$2.99 was refunded.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: balance('0') })).toBeVisible();
});

registered('a cancelled payment leaves the cart as it was', async ({ page }) => {
  await visit(page, '/en-US/prices');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Cart: 1 pack' }).click();
  await page.getByRole('button', { name: 'Pay $2.99' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await expect(page.getByRole('button', { name: 'Pay $2.99' })).toBeEnabled();
});
