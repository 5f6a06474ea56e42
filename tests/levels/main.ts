// The test run behind `npm test`: prepares what the levels need, runs them one after another, sums up.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { changedFiles } from './changed-files.ts';
import { planChanged, type PlannedLevel } from './changed-plan.ts';
import { flakyHistoryFile, nextFlakyHistory, readFlakyHistory, writeFlakyHistory } from './flaky-history.ts';
import { levels } from './levels.ts';
import { prepareLevels } from './prepare-levels.ts';
import { runLevel } from './run-level.ts';
import { summarize } from './summary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = path.join(root, 'test-results');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
  },
});

const unknown = positionals.filter((name) => !levels.some((level) => level.name === name));
if (unknown.length > 0) {
  console.error(`No such level: ${unknown.join(', ')}. Levels: ${levels.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const plan: readonly PlannedLevel[] = values.changed
  ? planChanged(changedFiles(root, values.since), values.since)
  : levels.map(({ name }) => ({ name, args: [] }));
const chosen = plan.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await prepareLevels(root);

const runs = levels.flatMap((level) => {
  const planned = chosen.find(({ name }) => name === level.name);
  if (planned === undefined) return [];
  console.log(`\n── ${level.name} ──`);
  return [runLevel(level, root, reports, planned.args)];
});

const historyFile = flakyHistoryFile();
const results = runs.flatMap((run) => run.results);
const history = nextFlakyHistory(readFlakyHistory(historyFile), results);
writeFlakyHistory(historyFile, history);

const { lines, passed, failed } = await summarize(runs, history);
console.log(`\n${lines.join('\n')}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
