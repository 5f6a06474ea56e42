import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { promisify } from 'node:util';

import { expect, test, visit } from '../fixtures.ts';

const run = promisify(execFile);

test('a stranger finds an incident in the public log, checks its proof and takes the log along', async ({
  page,
  server,
}) => {
  const text = 'Replies were slow. <b>Nothing</b> was charged.';
  await run('node', ['server/scripts/public-log.ts', 'incident', '--text', text, '--from', '2026-11-19T18:05Z'], {
    env: { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.origin },
  });
  await visit(page, '/en-US');
  await page.getByRole('link', { name: 'Public log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Public log' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Version \d/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('slow');
  await page.getByRole('link', { name: 'Something went wrong' }).click();
  await expect(page.getByText(text)).toHaveCount(2);
  await page.getByRole('button', { name: 'Check in my browser' }).click();
  await expect(page.getByText('The proof is valid')).toBeVisible();
  // The search may arrive before the entry is opened, or after it.
  await expect(page).toHaveURL(/[?&]q=slow(?:&|$)/);
  await expect(page).toHaveURL(/[?&]entry=\d+(?:&|$)/);
  await page.goBack();
  await expect(page.getByText('The proof is valid')).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the log' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(lines.at(-1)).toContain('"checkpoint"');
  expect(lines.some((line) => line.includes('Replies were slow'))).toBe(true);
});

test('on a phone, in Arabic, an entry stands above the others with its proof', async ({ browser, server }) => {
  const phone = await browser.newContext({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await visit(page, '/ar-SA/logger-search?kind=release&entry=1');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'التحقق في متصفحي' }).click();
  await expect(page.getByText('الإثبات صحيح')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await phone.close();
});
