import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

/** What became of one test; `flaky` passed only at its second attempt. */
export type Outcome = 'passed' | 'flaky' | 'failed';

export interface TestResult {
  /** `file: full name`, the same in every run. */
  readonly id: string;
  readonly outcome: Outcome;
  /** It did not run: nothing that it is made from changed since it passed. */
  readonly isRecorded?: true;
  /** The error of the first attempt that failed, without terminal colours and stack, a line each. */
  readonly error: readonly string[];
}

const errorLines = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));

const CheckReport = z.array(z.object({ name: z.string(), ok: z.boolean(), output: z.string() }));

const readCheckReport = (report: unknown): TestResult[] =>
  CheckReport.parse(report).map(({ name, ok, output }) => ({
    id: name,
    outcome: ok ? 'passed' : 'failed',
    error: errorLines(output),
  }));

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

function readVitestReport(report: unknown, root: string): TestResult[] {
  return VitestReport.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    // A file that fails to load has no tests of its own.
    const loading: TestResult[] =
      status === 'failed' && message !== '' ? [{ id: file, outcome: 'failed', error: errorLines(message) }] : [];
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test): TestResult => {
        const [firstError] = test.failureMessages ?? [];
        const passed = firstError === undefined ? 'passed' : 'flaky';
        return {
          id: `${file}: ${test.fullName.trim()}`,
          outcome: test.status === 'failed' ? 'failed' : passed,
          error: errorLines(firstError ?? ''),
        };
      });
    return [...loading, ...tests];
  });
}

const PlaywrightError = z.object({ message: z.string().default('') });
const PlaywrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ error: PlaywrightError.optional() })) })),
});
const PlaywrightSuite = z.object({
  title: z.string(),
  specs: z.array(PlaywrightSpec).default([]),
  get suites() {
    return z.array(PlaywrightSuite).default([]);
  },
});
const PlaywrightReport = z.object({ errors: z.array(PlaywrightError), suites: z.array(PlaywrightSuite) });

/** What Playwright says of a test, in our words; a skipped test has no outcome. */
const playwrightOutcomes: Readonly<Record<string, Outcome>> = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
};

/** The results of a suite and of the suites in it; `titles` are those of the `describe` blocks around it. */
function playwrightResults(suite: z.infer<typeof PlaywrightSuite>, titles: readonly string[]): TestResult[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, results }): TestResult[] => {
      const outcome = playwrightOutcomes[status];
      if (outcome === undefined) return [];
      const id = `tests/e2e/${file}: ${[...titles, title].join(' › ')}`;
      return [{ id, outcome, error: errorLines(results.find(({ error }) => error)?.error?.message ?? '') }];
    }),
  );
  return [...own, ...suite.suites.flatMap((inner) => playwrightResults(inner, [...titles, inner.title]))];
}

function readPlaywrightReport(report: unknown): TestResult[] {
  const { errors, suites } = PlaywrightReport.parse(report);
  return [
    ...errors.map(({ message }): TestResult => ({ id: 'tests/e2e', outcome: 'failed', error: errorLines(message) })),
    ...suites.flatMap((suite) => playwrightResults(suite, [])),
  ];
}

const readers = {
  check: readCheckReport,
  vitest: readVitestReport,
  playwright: readPlaywrightReport,
} as const satisfies Record<string, (report: unknown, root: string) => TestResult[]>;

export type ReportFormat = keyof typeof readers;

/**
 * Reads the report of a level.
 *
 * @param report the parsed JSON
 * @param root the repository, to which file names are made relative
 * @throws ZodError when the report does not have the shape that this version of the runner writes
 */
export const readReport = (format: ReportFormat, report: unknown, root: string): TestResult[] =>
  readers[format](report, root);
