import { defineConfig } from 'vitest/config';

/** In milliseconds: a build installs all packages twice. */
const longestBuild = 1_800_000;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    testTimeout: 120_000,
    hookTimeout: longestBuild,
  },
});
