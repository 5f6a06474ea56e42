import { chromium, type Page } from 'playwright';

import { testBrowser } from '../browser/find-browser.ts';
import { percentile } from './chat-bench.ts';

const slowdown = 4;
const knots = 500;
const runs = 5;
/** From the answer of the server to the drawn map, in milliseconds. */
const limit = 1_000;

/** A story whose knots each lead up to three knots on, and now and then back. */
function longStory(): string {
  const parts = Array.from({ length: knots }, (_, index) => {
    const ways = [index + 1, index + 2, index + 4].slice(0, 1 + (index % 3));
    const back = index % 25 === 24 ? [index - 12] : [];
    const choices = [...ways, ...back]
      .filter((to) => to < knots)
      .map((to) => `+ [On to room ${String(to)}.] -> room_${String(to)}`);
    return `=== room_${String(index)}\nA room.\n${choices.join('\n') || '-> END'}\n`;
  });
  return `-> room_0\n${parts.join('')}`;
}

/** Milliseconds from the answer with the map to the frame that shows all of its parts. */
async function measureDrawing(page: Page): Promise<number> {
  await page.addInitScript((parts) => {
    const drawn = new MutationObserver(() => {
      if (document.querySelectorAll('[data-pane="map"] svg [data-kind][data-state]').length < parts) return;
      drawn.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { drawnAt: performance.now() })));
    });
    document.addEventListener('DOMContentLoaded', () => {
      drawn.observe(document.body, { childList: true, subtree: true });
    });
  }, knots + 1);
  await page.reload();
  await page.waitForFunction(() => Reflect.has(window, 'drawnAt'));
  return page.evaluate(() => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/play'));
    const answer = answers.at(-1);
    if (!(answer instanceof PerformanceResourceTiming)) throw new Error('The server did not answer with a map');
    return Number(Reflect.get(window, 'drawnAt')) - answer.responseEnd;
  });
}

/** The map of a story of 500 knots in the story editor, with the page's processor slowed. The layout is made in a worker. */
export async function measureStoryMap(origin: string): Promise<void> {
  const browser = await chromium.launch(await testBrowser());
  try {
    const localStorage = [{ name: 'cookieConsent', value: 'rejected' }];
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      baseURL: origin,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    await page.goto('/en-US/gen-story');
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    await page.getByLabel('The story', { exact: true }).fill(longStory());
    await page.getByRole('button', { name: 'Open in the editor' }).click();
    await page.locator('[data-pane="map"] svg [data-kind="start"]').waitFor({ state: 'attached' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const delays: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one page is measured at a time
      delays.push(await measureDrawing(page));
    }
    const median = percentile(delays, 50);
    console.log(
      `story of ${String(knots)} knots, processor of the page slowed ${String(slowdown)} times, ${String(runs)} runs`,
    );
    console.log(`answer to drawn map: p50 ${median.toFixed(0)} ms, longest ${Math.max(...delays).toFixed(0)} ms`);
    if (median > limit) console.log(`MISSED ${String(limit)} ms`);
  } finally {
    await browser.close();
  }
}
