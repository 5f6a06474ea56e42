// The test run behind `npm test`: prepares what the levels need, runs them one after another, sums up.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { flakyHistoryFile, nextFlakyHistory, readFlakyHistory, writeFlakyHistory } from './flaky-history.ts';
import { levels } from './levels.ts';
import { prepareLevels } from './prepare-levels.ts';
import { runLevel } from './run-level.ts';
import { summarize } from './summary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = path.join(root, 'test-results');

const names = process.argv.slice(2);
const unknown = names.filter((name) => !levels.some((level) => level.name === name));
if (unknown.length > 0) {
  console.error(`No such level: ${unknown.join(', ')}. Levels: ${levels.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const chosen = levels.filter(({ name }) => names.length === 0 || names.includes(name));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await prepareLevels(root);

const runs = chosen.map((level) => {
  console.log(`\n── ${level.name} ──`);
  return runLevel(level, root, reports);
});

const historyFile = flakyHistoryFile();
const results = runs.flatMap((run) => run.results);
const history = nextFlakyHistory(readFlakyHistory(historyFile), results);
writeFlakyHistory(historyFile, history);

const { lines, passed, failed } = await summarize(runs, history);
console.log(`\n${lines.join('\n')}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
