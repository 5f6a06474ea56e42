import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'app',
    environment: 'node',
    // Files share the modules that they import, and leave nothing behind in them.
    isolate: false,
    // Named at the end of the run when it passes then (`tests/levels/summary.ts`).
    retry: 1,
    // No test measures the machine: a slow one takes ten times as long.
    testTimeout: 60_000,
    maxWorkers: '100%',
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
  },
});
