import { fileURLToPath } from 'node:url';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { findBrowser } from './browser/find-browser.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configDir = fileURLToPath(new URL('../.storybook', import.meta.url));

const browser = (launchOptions: { executablePath: string; args: string[] }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions,
    contextOptions: { reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  root,
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  test: {
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir })],
        test: { name: 'storybook', isolate: false, browser: browser(findBrowser()) },
      },
    ],
  },
});
