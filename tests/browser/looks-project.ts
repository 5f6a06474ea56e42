import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

import { looks } from '../../.storybook/looks.ts';
import { pictureTolerance } from '../levels/pictures/picture-tolerance.ts';
import { pinnedBrowser, type BrowserLaunch } from './find-browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const configDir = path.join(root, '.storybook');

/** How Vitest runs tests in a browser. */
export const browser = (launchOptions: BrowserLaunch) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // A browser starts while both cores put its first page together.
  connectTimeout: 180_000,
  dependencySourcemaps: false,
  provider: playwright({
    launchOptions,
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** What passes at the second attempt is named at the end of the run, and fails the third run in a row. */
const retry = {
  count: 1,
  // The first attempt has drawn the picture that it found missing.
  condition: /^(?!.*No existing reference screenshot)/s,
};

/** The longest that a story may take, in milliseconds: the first one of a run waits for its page to be put together. */
const longestStory = 90_000;

/** Both cores: while one page waits for its picture, the others run. */
const STORY_PAGES = 3;

/** What every project in a browser shares: files share a page, and the pages share the files. */
export const inBrowser = { isolate: false, maxWorkers: STORY_PAGES, testTimeout: longestStory, retry } as const;

// Scroll bars that take no room, as on phones: `scrollbar-gutter` would leave a stripe in every picture.
const pinned = await pinnedBrowser().then((launch) => ({
  ...launch,
  args: [...launch.args, '--enable-features=OverlayScrollbar'],
}));

/** `npm test` names the files of stories that would pass as they did (`tests/levels/pictures/picture-plan.ts`). */
const unchangedStories = process.env['UNCHANGED_STORIES']?.split(',') ?? [];

/** Every story in every look, in the browser that the lockfile pins; `draw-looks.ts` draws and compares. */
export const looksProject: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir, initialGlobals: { ...looks.night, art: 'stand-in' } })],
  test: {
    ...inBrowser,
    name: 'looks',
    // The looks after the first are drawn in a hook.
    hookTimeout: longestStory,
    setupFiles: [path.join(configDir, 'visual.setup.ts')],
    exclude: unchangedStories,
    browser: {
      ...browser(pinned),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: pictureTolerance,
          resolveScreenshotPath: ({ arg, ext }) => path.join(root, 'tests/looks', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => path.join(root, 'test-results/looks', `${arg}${ext}`),
        },
      },
    },
  },
};
