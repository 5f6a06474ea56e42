import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { findBrowser } from '../browser/find-browser.ts';

const routes = ['/en-US/character-story-hub', '/en-US/character-profile/maren-vale'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'interactive',
] as const;

/** Lighthouse with its mobile defaults (4× CPU, 150 ms, 1.6 Mbps, simulated): the median of three by LCP. */
export async function measureLighthouse(origin: string): Promise<void> {
  const { executablePath, args } = findBrowser();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    for (const route of routes) {
      const runs = [];
      for (let index = 0; index < 3; index += 1) {
        const result = await lighthouse(`${origin}${route}`, { port: chrome.port, onlyCategories: ['performance'] });
        if (result === undefined) throw new Error('Lighthouse gave no result');
        runs.push(result.lhr);
      }
      runs.sort(
        (a, b) =>
          (a.audits['largest-contentful-paint']?.numericValue ?? 0) -
          (b.audits['largest-contentful-paint']?.numericValue ?? 0),
      );
      const median = runs[1];
      const figures = metrics.map((metric) => `${metric} ${median?.audits[metric]?.displayValue ?? '?'}`);
      console.log(
        `${route}: score ${String(Math.round((median?.categories['performance']?.score ?? 0) * 100))}, ${figures.join(', ')}`,
      );
    }
  } finally {
    chrome.kill();
  }
}
