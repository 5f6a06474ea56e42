import { defineProject } from 'vitest/config';

/** The server's own suite: on SQLite, or with `TEST_DATABASE=postgres` on a private PostgreSQL. */
export default defineProject({
  test: {
    name: 'server',
    root: import.meta.dirname,
    environment: 'node',
    // Files share the modules that they import, and leave nothing behind in them.
    isolate: false,
    maxWorkers: '100%',
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
