import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { looks } from '../.storybook/looks.ts';
import { pinnedBrowser, testBrowser, type BrowserLaunch } from './browser/find-browser.ts';
import { pictureTolerance } from './levels/pictures/picture-tolerance.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configDir = path.join(root, '.storybook');

const browser = (launchOptions: BrowserLaunch) => ({
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

const node = (name: string, include: string[]) => ({
  name,
  // Named at the end of the run when it passes then (`tests/levels/summary.ts`).
  retry: 1,
  environment: 'node' as const,
  include,
  exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
});

/** Pure rules: files share the modules that they import, and every core tests. */
const unit = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    ...node(name, include),
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
});

/**
 * The longest that a test of whole servers may take, in milliseconds. A server starts in a second, and in ten where other
 * servers take both cores.
 */
const longestWhole = 400_000;

/** The longest that a test waits for what becomes true by itself, in milliseconds; a second where Vitest decides. */
const longestPoll = 60_000;

/** What starts whole servers, each on its own port and data: while one waits, another works. */
const whole = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    ...node(name, include),
    maxWorkers: 2,
    testTimeout: longestWhole,
    hookTimeout: longestWhole,
    expect: { poll: { timeout: longestPoll } },
  },
});

/** The longest that one compiler, bundler or Node of an outside project may take, in milliseconds. */
const longestTool = 120_000;

const packageProject: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...node('package', ['tests/package/**/*.test.ts']),
    // Each file builds the package in the same folder.
    maxWorkers: 1,
    testTimeout: longestTool,
    hookTimeout: longestTool,
  },
};

/** Both cores: while one page waits for its picture, the others run. */
const STORY_PAGES = 3;

/** What every project in a browser shares: files share a page, and the pages share the files. */
const inBrowser = { isolate: false, maxWorkers: STORY_PAGES, testTimeout: longestStory, retry } as const;

/** Every story in every look, in the browser that the lockfile pins; `draw-looks.ts` draws and compares. */
const looksProject = (launch: BrowserLaunch): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [storybookTest({ configDir, initialGlobals: { ...looks.night, art: 'stand-in' } })],
  test: {
    ...inBrowser,
    name: 'looks',
    // The looks after the first are drawn in a hook.
    hookTimeout: longestStory,
    setupFiles: [path.join(configDir, 'visual.setup.ts')],
    // `npm test` names the files of stories whose pictures would be as they were (`tests/levels/pictures/picture-plan.ts`).
    provide: { undrawnStories: process.env['UNDRAWN_STORIES']?.split(',') ?? [] },
    browser: {
      ...browser(launch),
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
});

// Scroll bars that take no room, as on phones: `scrollbar-gutter` would leave a stripe in every picture.
const pinned = await pinnedBrowser().then((launch) => ({
  ...launch,
  args: [...launch.args, '--enable-features=OverlayScrollbar'],
}));
const found = await testBrowser();

export default defineConfig({
  root,
  // What a later story is the first to import: Vite would find out while tests run, and reload them.
  optimizeDeps: {
    include: [
      '@base-ui/react/*',
      // Only a worker imports it.
      '@dagrejs/dagre',
      'axe-core',
      '@tanstack/react-query',
      '@vanilla-extract/recipes/createRuntimeFn',
      'lucide-react',
      'react-dom/client',
      'react-markdown',
      'react-router-dom',
      'remark-breaks',
      'simple-icons',
      'virtua',
      'zod/mini',
    ],
  },
  test: {
    projects: [
      unit('api-spec', ['api-spec/tests/**/*.test.ts']),
      './sdk/vitest.config.ts',
      './server/vitest.config.ts',
      './app/vitest.config.ts',
      unit('ui', ['ui/src/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts']),
      unit('tests', ['tests/levels/**/*.test.ts', 'tests/looks-review/**/*.test.ts']),
      whole('contract', ['tests/contract/**/*.test.ts']),
      packageProject,
      whole('faults', ['tests/faults/**/*.test.ts']),
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: {
          ...inBrowser,
          name: 'storybook',
          setupFiles: [path.join(configDir, 'stories.setup.ts')],
          browser: browser(found),
        },
      },
      {
        extends: true,
        plugins: [vanillaExtractPlugin()],
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['{app,ui}/src/**/*.browser.test.{ts,tsx}', '.storybook/**/*.browser.test.ts'],
          expect: { poll: { timeout: 15_000 } },
          browser: browser(found),
        },
      },
      looksProject(pinned),
    ],
  },
});
