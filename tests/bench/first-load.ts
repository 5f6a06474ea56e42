import { chromium } from 'playwright';

import { testBrowser } from '../browser/find-browser.ts';

const routes = [
  '/en-US/character-story-hub',
  '/en-US/character-hub',
  '/en-US/story-hub',
  '/en-US/character-profile/maren-vale',
  '/en-US/story-profile/nine-lanterns-to-midnight',
  '/ar-SA/character-story-hub',
] as const;

/** Requests and transferred kilobytes (as sent, compressed) of each route's first load in an empty browser, at 390 px. */
export async function measureFirstLoad(origin: string): Promise<void> {
  const browser = await chromium.launch(await testBrowser());
  try {
    for (const route of routes) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      const types = new Map<string, string>();
      const bytes: Record<string, number> = {};
      devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const type = types.get(requestId) ?? 'Other';
        bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
      });
      await page.goto(`${origin}${route}`, { waitUntil: 'networkidle' });
      const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
      const parts = Object.entries(bytes).map(([type, size]) => `${type} ${(size / 1000).toFixed(1)}`);
      console.log(`${route}: ${String(types.size)} requests, ${(total / 1000).toFixed(1)} kB (${parts.join(', ')})`);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}
