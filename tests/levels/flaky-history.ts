import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { z } from 'zod';

import type { TestResult } from './read-report.ts';

/** For each flaky test, in how many runs in a row it passed only at its second attempt. */
export type FlakyHistory = Readonly<Record<string, number>>;

/** A test that is flaky in so many runs in a row fails the last of them. */
export const FLAKY_RUNS_LIMIT = 3;

const History = z.record(z.string(), z.int().positive());

/** Where the history is kept between runs and clones: `FLAKY_HISTORY`, or the cache folder of the user (XDG). */
export const flakyHistoryFile = (): string =>
  process.env['FLAKY_HISTORY'] ??
  path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'fabula', 'flaky-tests.json');

/** The history in a file: empty when the file is missing or is not a history. */
export function readFlakyHistory(file: string): FlakyHistory {
  try {
    return History.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function writeFlakyHistory(file: string, history: FlakyHistory): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(history, null, 2)}\n`);
}

/** The history after one more run; a test that the run did not include keeps its count. */
export function nextFlakyHistory(history: FlakyHistory, results: readonly TestResult[]): FlakyHistory {
  const counts = new Map(Object.entries(history));
  for (const { id, outcome } of results) {
    if (outcome === 'flaky') counts.set(id, (counts.get(id) ?? 0) + 1);
    else counts.delete(id);
  }
  return Object.fromEntries(counts);
}
