import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import type { Level } from './levels.ts';
import { readReport, type TestResult } from './read-report.ts';

/** A level that has run. */
export interface LevelRun {
  readonly name: string;
  readonly results: readonly TestResult[];
  readonly seconds: number;
}

/**
 * Runs a level with its output on ours, and reads its report.
 *
 * @param root the repository
 * @param reports the folder that its report goes to
 * @param args added to its command
 */
export function runLevel(level: Level, root: string, reports: string, args: readonly string[] = []): LevelRun {
  const file = path.join(reports, `${level.name}.json`);
  const [program = '', ...own] = level.command;
  const outputFile = level.format === 'vitest' ? [`--outputFile.json=${file}`] : [];
  const started = performance.now();
  const { status } = spawnSync(program, [...own, ...args, ...outputFile], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHECK_REPORT: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...level.env },
  });
  const results = existsSync(file) ? readReport(level.format, JSON.parse(readFileSync(file, 'utf8')), root) : [];
  const seconds = Math.round((performance.now() - started) / 1000);
  // A runner may fail for something that no test stands for: an unhandled rejection, a missing browser.
  const unexplained = status !== 0 && !results.some(({ outcome }) => outcome === 'failed');
  const runner: TestResult[] = unexplained
    ? [{ id: level.name, outcome: 'failed', error: [`The runner ended with status ${status}; see its output above`] }]
    : [];
  return { name: level.name, results: [...results, ...runner], seconds };
}
