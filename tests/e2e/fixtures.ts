import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

import { startServer, type RunningServer } from '../servers/start-server.ts';

/** What a browser says by itself about an answer the test asked for: a 404 page is a 404. */
const isEcho = (message: ConsoleMessage): boolean => message.text().startsWith('Failed to load resource');

/**
 * Every journey has a server of its worker's own, and fails for any console error or uncaught exception of its page.
 */
export const test = base.extend<{ complaints: string[] }, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      watch(page, complaints);
      await use(complaints);
      expect(complaints, 'console errors and uncaught exceptions').toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isEcho(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

/** What the product keeps in the browser, by the specification's own keys (§3). */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...(globalThis.localStorage as unknown as Record<string, string>) }));

/** Waits until the page's scripts have taken over from the first view. */
export const untilLive = (page: Page): Promise<void> => page.locator('html[data-live]').waitFor({ state: 'attached' });

export { expect };
