import type { Page } from '@playwright/test';

import { callsTo, watchCalls } from '../calls.ts';
import { expect, stored, test, visit } from '../fixtures.ts';
import { createEthereumWallet, installMetaMask } from '../wallet-providers/metamask.ts';
import { createSolanaWallet, injectPhantom, installPhantom } from '../wallet-providers/phantom.ts';
import {
  accountOf,
  completeProfile,
  logOut,
  openSignIn,
  openWallets,
  popup,
  putOffReward,
  walletRow,
} from '../wallet-providers/sign-in-steps.ts';
import type { TestWallet } from '../wallet-providers/wallet-owner.ts';

test.use({ remembered: { cookieConsent: 'rejected' } });

const wallets: readonly { readonly name: string; readonly install: (page: Page) => Promise<TestWallet> }[] = [
  {
    name: 'MetaMask',
    install: async (page) => {
      const wallet = createEthereumWallet();
      await installMetaMask(page, wallet);
      return wallet;
    },
  },
  {
    name: 'Phantom',
    install: async (page) => {
      const wallet = createSolanaWallet();
      await installPhantom(page, wallet);
      return wallet;
    },
  },
];

const status = async (page: Page) => (await stored(page))['User-Login-Status'];

for (const { name, install } of wallets) {
  test.describe(`signing in with ${name}`, () => {
    test('makes an account, with the points of the guest, and finds it again', async ({ page, server }) => {
      const wallet = await install(page);
      const nickname = `Reader with ${name}`;
      await openWallets(page);
      const guest = await stored(page);
      await walletRow(page, name).click();
      await completeProfile(page, nickname);
      await expect(page.getByText('Profile completed!')).toBeVisible();
      await expect(accountOf(page, nickname)).toBeVisible();
      expect(wallet.shown).toHaveLength(1);
      expect(wallet.shown[0]).toMatch(new RegExp(`^${new URL(server.origin).host} wants you to sign in with your `));
      expect(wallet.shown[0]).toContain('Sign in to Fabula.');
      const member = await stored(page);
      expect(member).toMatchObject({ 'User-Login-Status': 'REGISTERED' });
      expect(member['Authorization']).not.toBe(guest['Authorization']);

      await logOut(page, nickname, 100);
      await openWallets(page);
      await walletRow(page, name).click();
      await expect(page.getByText('Login successful!')).toBeVisible();
      await expect(popup(page)).toBeHidden();
      await putOffReward(page);
      await expect(accountOf(page, nickname)).toBeVisible();
      expect(new Set(wallet.shown).size).toBe(2);
    });

    test('survives every no of its owner, and works when they agree', async ({ page }) => {
      const { owner, shown } = await install(page);
      await openWallets(page);
      const row = walletRow(page, name);

      owner.connects = false;
      await row.click();
      await expect(page.getByText(`${name} connection failed`)).toBeVisible();
      owner.connects = true;

      owner.unlocked = false;
      await row.click();
      await expect(page.getByText(`${name} returned no account. Please unlock the wallet.`)).toBeVisible();
      owner.unlocked = true;

      owner.signs = false;
      await row.click();
      await expect(page.getByText(`${name} signature failed`)).toBeVisible();
      expect(await status(page)).toBe('ANONYMOUS');
      owner.signs = true;

      await row.click();
      await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
      expect(shown).toHaveLength(2);
      expect(shown[1]).not.toBe(shown[0]);
    });

    test('takes no signature over another text', async ({ page }) => {
      const { owner } = await install(page);
      const calls = watchCalls(page);
      owner.misreads = true;
      await openWallets(page);
      await walletRow(page, name).click();
      await expect(page.getByText(`${name} signature failed`)).toBeVisible();
      const [verification] = callsTo(calls, '/registerlogin/web3auth/verify');
      expect((await verification?.response())?.status()).toBe(400);
      expect(await status(page)).toBe('ANONYMOUS');
      await expect(popup(page).getByRole('heading', { name: 'Connect a wallet' })).toBeVisible();
    });

    test('asks once, however often it is pressed meanwhile', async ({ page }) => {
      const wallet = await install(page);
      const decision = Promise.withResolvers<void>();
      wallet.owner.thinking = decision.promise;
      await openWallets(page);
      const row = walletRow(page, name);
      await row.click();
      await expect(row).toContainText('Confirm in the wallet');
      await row.click({ force: true });
      await row.press('Enter');
      await walletRow(page, 'WalletConnect').click({ force: true });
      decision.resolve();
      await expect(popup(page).getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
      expect(wallet.connections()).toBe(1);
      expect(wallet.shown).toHaveLength(1);
      await expect(page.getByText('WalletConnect is not available yet')).toBeHidden();
    });

    test('says so where it is not installed', async ({ page }) => {
      await openWallets(page);
      const row = walletRow(page, name);
      await expect(row).toContainText('Not detected');
      await row.click();
      await expect(page.getByText(`No ${name} extension was detected in this browser`)).toBeVisible();
    });
  });
}

test('both wallets and any other that announces itself stand in the list, each asked itself', async ({ page }) => {
  const other = createEthereumWallet();
  await installPhantom(page, createSolanaWallet());
  await installMetaMask(page, other, {
    uuid: '7e1c6f0e-5f1b-4d6a-9a55-2f7d3a2c9b10',
    name: 'Lantern Wallet',
    rdns: 'example.lantern',
    icon: 'https://tracker.example/icon.png',
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openWallets(page);
  await expect(popup(page).getByRole('listitem')).toContainText([
    'MetaMask',
    'Phantom',
    'Lantern Wallet',
    'WalletConnect',
  ]);
  await expect(walletRow(page, 'MetaMask')).toContainText('Not detected');
  await expect(walletRow(page, 'Phantom')).toContainText('Detected');
  await walletRow(page, 'Lantern Wallet').click();
  await completeProfile(page, 'Keeper of the Lantern');
  expect(other.shown[0]).toContain('Ethereum account');
  expect(requests.filter((url) => url.includes('tracker.example'))).toEqual([]);
});

test('wallets of old, which announce nothing, are found where they inject themselves', async ({ page }) => {
  const [evm, solana] = [createEthereumWallet(), createSolanaWallet()];
  evm.owner.signs = false;
  await installMetaMask(page, evm, 'injected');
  await injectPhantom(page, solana);
  await openWallets(page);
  await walletRow(page, 'MetaMask').click();
  await expect(page.getByText('MetaMask signature failed')).toBeVisible();
  await walletRow(page, 'Phantom').click();
  await completeProfile(page, 'Reader of old');
  expect(evm.shown[0]).toContain('Ethereum account');
  expect(solana.shown[0]).toContain(`Solana account:\n${solana.address}\n`);
});

test('a wallet signs in on the page of signing in as well, and the profile can wait', async ({ page }) => {
  await installMetaMask(page, createEthereumWallet());
  await visit(page, '/en-US/registerlogin');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Connect a wallet' }).click();
  await main.getByRole('button', { name: /^MetaMask/ }).click();
  await expect(main.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await main.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/en-US/character-story-hub');
  await putOffReward(page);
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible();
  expect(await status(page)).toBe('REGISTERED');
});

test('who closes the popup while the wallet thinks, and then agrees, is asked for the profile', async ({ page }) => {
  const wallet = createEthereumWallet();
  const decision = Promise.withResolvers<void>();
  wallet.owner.thinking = decision.promise;
  await installMetaMask(page, wallet);
  await openWallets(page);
  await walletRow(page, 'MetaMask').click();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  decision.resolve();
  await completeProfile(page, 'Late reader');
  await expect(accountOf(page, 'Late reader')).toBeVisible();
});

test('WalletConnect is refused with the names of the two that work', async ({ page }) => {
  await openWallets(page);
  await walletRow(page, 'WalletConnect').click();
  await expect(page.getByText('WalletConnect is not available yet, please use MetaMask or Phantom')).toBeVisible();
});

test('no wallet is touched before someone wants to sign in with one', async ({ page }) => {
  const wallet = createEthereumWallet();
  await installMetaMask(page, wallet);
  await page.addInitScript(() => {
    window.addEventListener('eip6963:requestProvider', () => {
      document.documentElement.dataset['walletsAsked'] = 'yes';
    });
  });
  await page.goto('/en-US/character-story-hub');
  await expect(page.getByRole('link', { name: 'Free Try' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-wallets-asked');
  await openSignIn(page);
  await expect(page.locator('html')).toHaveAttribute('data-wallets-asked', 'yes');
  expect(wallet.connections()).toBe(0);
});

test('what wallet extensions throw into pages by themselves is silenced', async ({ page }) => {
  await openSignIn(page);
  // What silences them comes with all that the first view does not need.
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /\/later-/.test(name)));
  await page.evaluate(async () => {
    void Promise.reject(new Error('Failed to connect to MetaMask'));
    setTimeout(() => {
      throw new Error('MetaMask extension not found');
    });
    // Both have been reported, or silenced, once later turns of the same kinds have come.
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(popup(page).getByRole('heading', { name: 'Sign in or join' })).toBeVisible();
});
