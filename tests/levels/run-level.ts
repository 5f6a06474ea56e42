import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

import { uncomparedBaselines } from './pictures/compared-pictures.ts';
import type { Level } from './levels.ts';
import type { PicturePlan } from './pictures/picture-plan.ts';
import { recordedPictures, recordedResults } from './pictures/picture-record.ts';
import { readReport, type TestResult } from './read-report.ts';
import { takeUnhandledErrors } from './unhandled-errors.ts';

export interface LevelRun {
  readonly name: string;
  readonly results: readonly TestResult[];
  readonly seconds: number;
}

export interface RunSettings {
  readonly root: string;
  readonly reports: string;
  /** For a whole run of the stories. */
  readonly pictures: PicturePlan | undefined;
  /** Whether other levels run at the same time: the output is then shown once the level has ended. */
  readonly beside: boolean;
}

/**
 * Runs a level with its output on ours, and reads its report.
 *
 * @param args added to its command
 */
export async function runLevel(
  level: Level,
  args: readonly string[],
  { root, reports, pictures, beside }: RunSettings,
): Promise<LevelRun> {
  const file = path.join(reports, `${level.name}.json`);
  const [program = '', ...own] = level.command;
  const outputFile = level.format === 'vitest' ? [`--outputFile.json=${file}`] : [];
  const started = performance.now();
  const child = spawn(program, [...own, ...args, ...outputFile], {
    cwd: root,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      // Test servers start a third faster when Node keeps what it has compiled.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      CHECK_REPORT: file,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      UNCHANGED_STORIES: pictures?.unchanged.join(','),
      ...level.env,
    },
  });
  if (!beside) console.log(`\n── ${level.name} ──`);
  const outputs = [child.stdout, child.stderr].map((output) => (output === null ? '' : text(output)));
  const [[status], ...written] = await Promise.all([once(child, 'exit'), ...outputs]);
  if (beside) console.log(`\n── ${level.name} ──\n${written.join('')}`);
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const results = report === undefined ? [] : readReport(level.format, report, root);
  // A run that is narrowed compares some of the pictures.
  const recorded =
    level.baselines !== undefined && pictures !== undefined && report !== undefined
      ? [
          ...recordedResults(pictures.record, pictures.unchanged, level.baselines),
          ...uncomparedBaselines(report, recordedPictures(pictures.record, pictures.unchanged), level.baselines),
        ]
      : [];
  const seconds = Math.round((performance.now() - started) / 1000);
  // A runner can fail outside of any test: an unhandled rejection, a missing browser.
  const unexplained = status !== 0 && !results.some(({ outcome }) => outcome === 'failed');
  const errors = takeUnhandledErrors(file);
  const because = errors.length > 0 ? errors : [`The runner ended with status ${status}; see its output above`];
  const runner: TestResult[] = unexplained ? [{ id: level.name, outcome: 'failed', error: because }] : [];
  return { name: level.name, results: [...results, ...recorded, ...runner], seconds };
}
