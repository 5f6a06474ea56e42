import { hasPinnedBrowser } from '../browser/find-browser.ts';
import type { ReportFormat } from './read-report.ts';

/** One level of the test run: a command that writes a JSON report. */
export interface Level {
  readonly name: string;
  readonly format: ReportFormat;
  readonly command: readonly string[];
  /** The folder of the pictures that a whole run compares with. */
  readonly baselines?: string;
  /** It spends much of its time waiting for servers, disks and registries: such levels run together, after the others. */
  readonly waits?: true;
  readonly env?: Readonly<Record<string, string>>;
}

/** The arguments that run these projects of `tests/vitest.config.ts`; the report goes where the caller says. */
const vitest = (...projects: readonly string[]) => [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tests/levels/unhandled-errors.ts',
];

/** Pictures are compared in the pinned browser; where it does not run, stories are played only. */
const comparesPictures = hasPinnedBrowser;

/** Every level, in the order in which they run; those that wait run at the end. */
export const levels: readonly Level[] = [
  { name: 'check', format: 'check', command: ['node', 'tests/checks/run.ts'] },
  { name: 'unit', format: 'vitest', command: vitest('api-spec', 'sdk', 'server', 'app', 'ui', 'tests') },
  { name: 'postgres', format: 'vitest', command: vitest('server'), env: { TEST_DATABASE: 'postgres' } },
  { name: 'contract', format: 'vitest', command: vitest('contract') },
  { name: 'package', format: 'vitest', command: vitest('package'), waits: true },
  {
    name: 'stories',
    format: 'vitest',
    command: vitest(comparesPictures ? 'looks' : 'storybook', 'browser'),
    ...(comparesPictures ? { baselines: 'tests/looks' } : {}),
  },
  {
    name: 'e2e',
    format: 'playwright',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  },
  { name: 'faults', format: 'vitest', command: vitest('faults'), waits: true },
];
