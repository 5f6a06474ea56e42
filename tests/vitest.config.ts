import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { testBrowser } from './browser/find-browser.ts';
import { browser, inBrowser, looksProject } from './browser/looks-project.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configDir = path.join(root, '.storybook');

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

/** What starts whole servers, each on its own port and data: while some wait, others work. */
const whole = (name: string, include: string[]): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    ...node(name, include),
    maxWorkers: 4,
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
    globalSetup: [path.join(root, 'tests/package/pack-sdk.ts')],
    maxWorkers: 2,
    testTimeout: longestTool,
    hookTimeout: longestTool,
  },
};

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
      looksProject,
    ],
  },
});
