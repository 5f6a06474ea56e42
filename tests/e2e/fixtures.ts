import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

import { openVisitorRegistry, type VisitorRegistry } from '../servers/register-visitor.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';

/** What a browser says by itself about an answer the test asked for: a 404 page is a 404. */
const isEcho = (message: ConsoleMessage): boolean => message.text().startsWith('Failed to load resource');

interface Journey {
  /** What the browser keeps of earlier visits, by storage key (Product §3.2); nothing on a first visit. */
  remembered: Readonly<Record<string, string>>;
  expectedComplaints: readonly RegExp[];
  complaints: string[];
}

/**
 * Every journey has a server of its worker's own, and fails for any console error or uncaught exception of its pages.
 */
export const test = base.extend<Journey, { server: RunningServer; visitors: VisitorRegistry }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        RATE_LIMIT_PAGES_PER_MINUTE: '0',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  visitors: [
    async ({ server }, use) => {
      await using visitors = openVisitorRegistry(server);
      await use(visitors);
    },
    { scope: 'worker' },
  ],
  remembered: [{}, { option: true }],
  expectedComplaints: [[], { option: true }],
  baseURL: async ({ server }, use) => use(server.origin),
  storageState: async ({ server, remembered }, use) => {
    const localStorage = Object.entries(remembered).map(([name, value]) => ({ name, value }));
    // Playwright opens one more page for an origin, even where it has nothing to write there.
    await use({ cookies: [], origins: localStorage.length === 0 ? [] : [{ origin: server.origin, localStorage }] });
  },
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      const isExpected = (text: string) => expectedComplaints.some((expected) => expected.test(text));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isEcho(message)) complaints.push(message.text());
      });
      context.on('weberror', (failure) => complaints.push(failure.error().message));
      await use(complaints);
      const unexpected = complaints.filter((text) => !isExpected(text));
      expect(unexpected, 'console errors and uncaught exceptions').toEqual([]);
    },
    { auto: true },
  ],
});

/** What the product stores in the browser, by storage key (Product §3.2). */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Waits until the page's scripts have taken over from the first view. */
export const untilLive = (page: Page): Promise<void> => page.locator('html[data-live]').waitFor({ state: 'attached' });

/** Opens a page and waits until it answers its reader. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

/** How far down the page is, in CSS pixels. */
export const scrollPlace = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

export { expect };
