import { FLAKY_RUNS_LIMIT, type FlakyHistory } from './flaky-history.ts';
import { describeDifference } from './pictures/picture-difference.ts';
import type { TestResult } from './read-report.ts';
import type { LevelRun } from './run-level.ts';

/** Lines of an error that the summary shows; a failed look needs this many to name its three pictures. */
const SHOWN_LINES = 9;

export interface Summary {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

const indent = (lines: readonly string[]): string[] => lines.slice(0, SHOWN_LINES).map((line) => `        ${line}`);

const isFlakyTooOften = ({ id, outcome }: TestResult, history: FlakyHistory): boolean =>
  outcome === 'flaky' && (history[id] ?? 0) >= FLAKY_RUNS_LIMIT;

/**
 * The last lines of a run: a line per level, which says how many did not run as they are unchanged, under it each failed test with its error and, for a picture, where it
 * differs, and each flaky test; at the very end `N passed, N failed`.
 *
 * @param history the flaky tests, this run included: one that was flaky {@link FLAKY_RUNS_LIMIT} times in a row failed
 */
export async function summarize(runs: readonly LevelRun[], history: FlakyHistory): Promise<Summary> {
  const lines: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const { name, results, seconds } of runs) {
    const failures = results.filter((test) => test.outcome === 'failed' || isFlakyTooOften(test, history));
    const flaky = results.filter((test) => test.outcome === 'flaky' && !failures.includes(test));
    const passed = results.length - failures.length;
    const recorded = results.filter(({ isRecorded }) => isRecorded).length;
    const unchanged = recorded > 0 ? `; ${recorded} unchanged since they passed` : '';
    total.passed += passed;
    total.failed += failures.length;
    lines.push(
      `${failures.length > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)${unchanged}`,
    );
    for (const { id, outcome, error } of failures) {
      const repeated = outcome === 'flaky' ? [`flaky in ${history[id]} runs in a row`] : [];
      lines.push(`    ✗ ${id}`, ...indent([...repeated, ...(await describeDifference(error)), ...error]));
    }
    for (const { id, error } of flaky) {
      const count = history[id] ?? 1;
      lines.push(`    ~ flaky, run ${count} of ${FLAKY_RUNS_LIMIT} in a row: ${id}`, ...indent(error));
    }
  }
  return { lines: [...lines, `${total.passed} passed, ${total.failed} failed`], ...total };
}
