import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { promisify } from 'node:util';

import type { Browser, Page } from '@playwright/test';
import { getAddress } from 'viem';

import type { DeviceSession } from '../../../server/src/contract/validators.ts';
import { letDaysPass, makeVoters } from '../../servers/past.ts';
import { startServer } from '../../servers/start-server.ts';
import { openVisitorRegistry } from '../../servers/register-visitor.ts';
import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { expect, test, visit } from '../fixtures.ts';
import { rewardPutOff } from '../registered.ts';
import { createEthereumWallet, installMetaMask, type EthereumWallet } from '../wallet-providers/metamask.ts';

const run = promisify(execFile);
const operator = 'operator@example.com';

/** A browser window of an account. */
async function windowOf(browser: Browser, origin: string, session: DeviceSession, width = 1280) {
  const remembered = { cookieConsent: 'rejected', ...session, ...rewardPutOff() };
  const localStorage = Object.entries(remembered).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: 844 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}

/** Chooses against the idea, declines in the wallet, and then signs. */
async function signsWithAWallet(page: Page, { pathname, wallet }: { pathname: string; wallet: EthereumWallet }) {
  await visit(page, pathname);
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  const opener = page.getByRole('button', { name: 'Sign with a wallet' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign with a wallet' });
  await expect(dialog.getByText('The address of your wallet becomes public.')).toBeVisible();
  const sign = dialog.getByRole('button', { name: 'Sign with MetaMask' });
  wallet.owner.signs = false;
  await sign.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('You declined in your wallet.');
  wallet.owner.signs = true;
  wallet.owner.misreads = true;
  await sign.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('does not match this ballot');
  wallet.owner.misreads = false;
  await sign.press('Enter');
  await expect(dialog.getByText(/^Your ballot is cast, signed with 0x/)).toBeVisible();
  expect(JSON.parse(wallet.shown.at(-1) ?? '')).toMatchObject({ message: { vote: ['No'], number: 1 } });
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(page.getByText('You voted for: No')).toBeVisible();
  await expect(page.getByText(/^Signed with the wallet 0x/)).toBeVisible();
}

test('three accounts vote on an idea, one with a wallet, and anyone counts the vote again from its file', async ({
  browser,
}, info) => {
  test.slow();
  const server = await startServer({ LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '0', OPERATORS: operator });
  await using visitors = openVisitorRegistry(server);
  const [ada, bea, cid] = [await visitors.register(), await visitors.register(), await visitors.register()];
  await makeVoters(server, [ada, bea, cid]);

  const author = await windowOf(browser, server.origin, ada);
  await visit(author, '/en-US/dao-community');
  await expect(author.getByRole('heading', { name: 'No proposals yet' })).toBeVisible();
  await expect(author.getByRole('heading', { name: 'You may vote' })).toBeVisible();
  await author.getByRole('link', { name: 'Write a proposal' }).click();
  await author.getByRole('textbox', { name: 'Title' }).fill('A second theme for the night');
  await author
    .getByRole('textbox', { name: 'What do you propose, and why?' })
    .fill('Some read in bed: **darker** is better.');
  await author.getByRole('textbox', { name: 'Option 1' }).fill('Yes');
  await author.getByRole('textbox', { name: 'Option 2' }).fill('No');
  await author.getByRole('button', { name: 'Publish the idea' }).click();
  await expect(author.getByRole('heading', { level: 1, name: 'A second theme for the night' })).toBeVisible();
  await author.getByRole('button', { name: 'Endorse' }).click();
  await expect(author.getByText('1 of 20 endorsements')).toBeVisible();
  const { pathname } = new URL(author.url());
  const proposalId = pathname.split('/').at(-1) ?? '';

  const opener = await windowOf(browser, server.origin, await signInByEmail(server.origin, operator));
  await visit(opener, pathname);
  await opener.getByRole('button', { name: 'Open the discussion now' }).click();
  await expect(opener.getByText('0 of 3 accounts voted; a decision needs 20.')).toBeVisible();
  await expect(opener.getByRole('heading', { name: 'You may not vote' })).toBeVisible();
  await letDaysPass(server, proposalId, 4);

  const phone = await windowOf(browser, server.origin, cid, 390);
  const wallet = createEthereumWallet();
  const signer = await windowOf(browser, server.origin, bea);
  for (const page of [signer, phone]) await installMetaMask(page, wallet);
  await signsWithAWallet(signer, { pathname, wallet });
  for (const [page, option] of [
    [author, 'Yes'],
    [phone, 'Yes'],
  ] as const) {
    await visit(page, pathname);
    await page.getByRole('radio', { name: option, exact: true }).check();
    await page.getByRole('button', { name: 'Cast my ballot' }).click();
    await expect(page.getByText(`You voted for: ${option}`)).toBeVisible();
  }
  await expect(phone.getByText('3 of 3 accounts voted; a decision needs 20.')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.getByRole('button', { name: 'Sign with a wallet' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Sign with a wallet' });
  await dialog.getByRole('button', { name: 'Sign with MetaMask' }).click();
  await expect(dialog.getByRole('alert')).toContainText('already signed for another account');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await letDaysPass(server, proposalId, 5);
  await visit(phone, pathname);
  await expect(phone.getByText('Not decided: too few accounts voted.')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: '2 votes' })).toContainText('Yes');
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download the vote' }).click();
  const file = await (await download).path();
  const count = await run('npm', ['run', '--silent', 'tally', '-w', 'sdk', '--', file], { env: process.env });
  expect(count.stdout).toMatch(/ 2 {2}Yes\n +1 {2}No\n/);
  expect(count.stdout).toMatch(
    / 1 {2}signed by a wallet, signatures checked\n +2 {2}with a receipt of the server alone\n/,
  );
  expect(await readFile(file, 'utf8')).toContain(getAddress(wallet.address));
  const damaged = info.outputPath('damaged.jsonl');
  await writeFile(
    damaged,
    (await readFile(file, 'utf8')).replace(String.raw`\"choices\":[1]`, String.raw`\"choices\":[0]`),
  );
  const recount = run('node', ['sdk/dist/tally.mjs', damaged]);
  await expect(recount).rejects.toThrow('Line 5 does not hold');
  await server.stop();
});
