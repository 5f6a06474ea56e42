import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { defineProject } from 'vitest/config';

const root = import.meta.dirname;
const everyTest = 'src/**/*.test.ts';

/** What every test that opens a database imports, directly or through other modules of the suite. */
const testDatabase = path.join(root, 'src/testing/test-database.ts');

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.ts)'/g)].map(([, to = '']) =>
    path.resolve(path.dirname(file), to),
  );

const isTestSupport = (file: string): boolean => file.startsWith(path.join(root, 'src/testing'));

/** Whether a test file, or the test support that it imports, imports the test database. */
const opensDatabase = (file: string): boolean =>
  importsOf(file).some((to) => to === testDatabase || (isTestSupport(to) && opensDatabase(to)));

/** With PostgreSQL only the files that open a database run: for the others it makes no difference. */
const include =
  process.env['TEST_DATABASE'] === 'postgres'
    ? globSync(everyTest, { cwd: root }).filter((file) => opensDatabase(path.join(root, file)))
    : [everyTest];

/** The server's own suite: on SQLite, or with `TEST_DATABASE=postgres` on a private PostgreSQL. */
export default defineProject({
  test: {
    name: 'server',
    root,
    environment: 'node',
    // Files share the modules that they import, and leave nothing behind in them.
    isolate: false,
    // Named at the end of the run when it passes then (`tests/levels/summary.ts`).
    retry: 1,
    maxWorkers: '100%',
    sequence: { groupOrder: 1 },
    include,
    globalSetup: ['src/testing/global-setup.ts'],
    // A second or two alone; a machine that is busy with other work takes twenty times that.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
