import { defineConfig } from '@playwright/test';

import { testBrowser } from '../browser/find-browser.ts';

const { executablePath, args } = await testBrowser();
/** A page lives for seconds: V8 would optimize code that hardly runs again, for an eighth of the browser's work. */
const shortLived = '--js-flags=--no-maglev --no-turbofan';

/** The journeys of users: a real server, the real pages, a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 3,
  // What passes at the second attempt is named at the end of the run, and fails the third run in a row.
  retries: 1,
  // No journey is a measurement: a slow machine takes three times as long, and what is broken fails all the same.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    // Journeys meet the server; `shell/offline.spec.ts` has the worker.
    serviceWorkers: 'block',
    // Flames that flicker and scenes that breathe are most of a journey's time where no graphics card paints them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...args, shortLived] },
    // A step that cannot be made is named before the time of its journey is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A recording of every step doubles the time of all journeys: `--trace on` makes one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
