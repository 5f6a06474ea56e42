import { readFile } from 'node:fs/promises';

import { fixturePeer } from '../../../server/src/testing/peers/fixture-peer.ts';
import {
  openTextPeer,
  replyEvents,
  streamPeer,
  type PeerAnswer,
  type TextPeer,
} from '../../../server/src/testing/peers/text-peer.ts';
import { signInByEmail } from '../../servers/sign-in-by-email.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';
import { putOffReward } from '../wallet-providers/sign-in-steps.ts';

/** One for each journey, since an address is sent one code a minute. */
const operators = ['first@example.com', 'second@example.com', 'third@example.com'];
let journeys = 0;
const key = 'sk-key-of-the-operator';

/** Each model answers with its own name. */
const named: PeerAnswer = (response, request) =>
  streamPeer(replyEvents(`This is ${String(Object(request.body).model)} speaking.`))(response, request);

const test = base.extend<object, { peer: TextPeer; server: RunningServer }>({
  peer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using peer = await openTextPeer(named);
      await use(peer);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ peer }, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        OPERATORS: operators.join(','),
        TEXT_BASE_URL: peer.baseUrl,
        TEXT_API_KEY: key,
        TEXT_MODEL: 'small',
        TEXT_MODELS: 'large=6',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.describe('for everyone else', () => {
  test.use({ remembered: { cookieConsent: 'rejected' } });

  test('the bench is an address that leads nowhere', async ({ page }) => {
    for (const path of ['inner-test', 'inner-test/text', 'inner-test/other', 'no-such-page']) {
      const answer = await page.goto(`/en-US/${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/en-US/${path}$`));
    }
  });
});

test.describe('for another account', () => {
  test.use({
    remembered: async ({ visitors }, use) => {
      await use({ cookieConsent: 'rejected', ...(await visitors.register()) });
    },
  });

  test('it is too', async ({ page }) => {
    const asked = page.waitForResponse(/\/api\/inner-test\/engines/);
    await visit(page, '/en-US/inner-test/text');
    expect((await asked).status()).toBe(404);
    // The day's reward may lie over it.
    await expect(page.getByRole('heading', { name: 'Page not found', includeHidden: true })).toBeVisible();
  });
});

test.describe('for an operator', () => {
  test.use({
    remembered: async ({ server }, use) => {
      const operator = operators[journeys] ?? '';
      journeys += 1;
      await use({ cookieConsent: 'rejected', ...(await signInByEmail(server.origin, operator)) });
    },
  });

  const prompt = 'Who lights it when you are ill?';

  test('two models answer the same prompt; the request is copied without its key, and the run is kept', async ({
    page,
    peer,
  }) => {
    // Browsers side by side share one clipboard, and a headless one does not always answer.
    await page.addInitScript(() => {
      Object.assign(navigator.clipboard, {
        writeText: async (text: string) => void Object.assign(window, { copied: text }),
      });
    });
    await visit(page, '/en-US/inner-test');
    await putOffReward(page);
    await expect(page).toHaveURL(/\/en-US\/inner-test\/text$/);
    const first = page.getByRole('region', { name: 'Column A' });
    const second = page.getByRole('region', { name: 'Column B' });
    await second.getByRole('combobox', { name: 'Engine' }).selectOption('openai · small');
    await second.getByRole('combobox', { name: 'Model' }).selectOption('large');
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(first.getByText('This is small speaking.')).toBeVisible();
    await expect(second.getByText('This is large speaking.')).toBeVisible();
    await expect(second.getByText('Answer tokens')).toBeVisible();
    expect(peer.heard.map(({ body }) => Object(body).seed)).toEqual([41, 41]);

    await first.getByText('Requests and answers (1)').click();
    await expect(first.getByText(/authorization: Bearer \$TEXT_API_KEY/)).toBeVisible();
    await first.getByRole('button', { name: 'Copy as curl' }).click();
    await expect(page.getByText('Copied. Set TEXT_API_KEY before you run it.')).toBeVisible();
    const command = await page.evaluate(() => String(Reflect.get(window, 'copied')));
    expect(command).toContain(`-H "authorization: Bearer $TEXT_API_KEY"`);
    expect(command).toContain(prompt);

    const saving = page.waitForEvent('download');
    await first.getByRole('button', { name: 'Keep as fixture' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('text-configured-41.json');
    const kept = await readFile(await file.path(), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ request: { prompt, seed: 41 } });
    expect(() => fixturePeer(kept)).not.toThrow();
    expect(kept + (await page.content())).not.toContain(key);
  });

  test('a blind vote shows which was which, and is counted', async ({ page }) => {
    await visit(page, '/en-US/inner-test/text');
    await putOffReward(page);
    await page.getByRole('textbox', { name: 'Prompt' }).fill(prompt);
    await page.getByRole('checkbox', { name: 'Hide which engine is which until I vote' }).check();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('combobox', { name: 'Engine' })).toHaveCount(0);
    await page.getByRole('button', { name: 'A is better' }).click();
    await expect(page.getByText('Your choice')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Engine' })).toHaveCount(2);
    const tally = page.getByRole('region', { name: 'Your blind votes' });
    await expect(tally.getByText('1 of 1')).toBeVisible();
    await page.reload();
    await putOffReward(page);
    await expect(tally.getByText('1 of 1')).toBeVisible();
  });

  test('pictures and films are made without a model, and it says so', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/en-US/inner-test/image');
    await putOffReward(page);
    await expect(page.getByText('No model is configured for this on this server.')).toBeVisible();
    await page.getByRole('radio', { name: '1', exact: true }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A baker with red hair');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('img', { name: 'Result of column A' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Films' }).click();
    await expect(page).toHaveURL(/\/inner-test\/video$/);
    await page.getByRole('radio', { name: '1', exact: true }).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A baker with red hair');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('img', { name: 'Result of column A' })).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
