import { startAnvil, type Anvil } from '../../../server/src/testing/chain/anvil.ts';
import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';
import { rewardPutOff } from '../registered.ts';
import { createChainWallet } from '../wallet-providers/chain-wallet.ts';
import { installMetaMask } from '../wallet-providers/metamask.ts';

/** On a server that is paid by the local checkout and on a chain of its own. */
const test = base.extend<object, { anvil: Anvil; server: RunningServer }>({
  anvil: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using anvil = await startAnvil({ blockTime: 1 });
      await use(anvil);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ anvil }, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        WEB3_CHAINS: JSON.stringify([anvil.chain]),
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  remembered: async ({ server }, use) =>
    use({ cookieConsent: 'rejected', ...(await signInByEmail(server.origin, 'payer@example.com')), ...rewardPutOff() }),
});

test('points are paid from a wallet on a chain, after its owner has declined once', async ({ anvil, page }) => {
  const wallet = await createChainWallet(anvil);
  await installMetaMask(page, wallet);
  await visit(page, '/en-US/prices');
  await page.getByRole('radio', { name: 'Crypto' }).click();
  await page.getByRole('button', { name: '$8.99' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Pay with crypto' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for your transfer' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code: 8\.99 TUSD to 0x/ })).toBeVisible();
  wallet.owner.signs = false;
  await page.getByRole('button', { name: 'Pay with my wallet' }).click();
  await expect(page.getByText('You declined in your wallet.', { exact: false })).toBeVisible();

  wallet.owner.signs = true;
  await page.getByRole('button', { name: 'Pay with my wallet' }).click();
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(page.getByText('1,000 points were added.')).toBeVisible();
  await expect(page.getByRole('link', { name: '1,100 points, see prices' })).toBeVisible();
  await page.getByRole('link', { name: 'See my orders' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1,000 points' })).toBeVisible();
});
