// The test run behind `npm test`: prepares what the levels need, runs them, sums up.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { affectedTests } from './affected-tests.ts';
import { changedFiles } from './changed-files.ts';
import { usersOfChangedMessages } from './changed-messages.ts';
import { planChanged, type PlannedLevel } from './changed-plan.ts';
import { flakyHistoryFile, nextFlakyHistory, readFlakyHistory, writeFlakyHistory } from './flaky-history.ts';
import { levels } from './levels.ts';
import { readModuleGraph } from './module-graph.ts';
import { planPictures } from './pictures/picture-plan.ts';
import { prepareLevels } from './prepare-levels.ts';
import { runLevel, type LevelRun } from './run-level.ts';
import { summarize } from './summary.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = path.join(root, 'test-results');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    'all-stories': { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((name) => !levels.some((level) => level.name === name));
if (unknown.length > 0) {
  console.error(`No such level: ${unknown.join(', ')}. Levels: ${levels.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

async function planSince(since: string): Promise<readonly PlannedLevel[]> {
  const files = changedFiles(root, since);
  const graph = await readModuleGraph(root);
  const sources = [...graph.keys()].filter((file) => /^(app|ui)\/src\/.+\.tsx?$/.test(file));
  const users = usersOfChangedMessages(files, sources, root, since);
  return planChanged(files, affectedTests(graph, [...files, ...users]));
}

const everything: readonly PlannedLevel[] = levels.map(({ name }) => ({ name, args: [] }));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const [plan] = await Promise.all([values.changed ? planSince(values.since) : everything, prepareLevels(root)]);
const chosen = plan.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const playsWholly = chosen.some(({ name, args }) => name === 'stories' && args.length === 0);
const pictures = playsWholly ? await planPictures(root, reports, values['all-stories']) : undefined;

/** Levels that mostly wait run together at the end; each of the others runs alone. */
const groups = [...levels.filter(({ waits }) => !waits).map((level) => [level]), levels.filter(({ waits }) => waits)];

const runs: LevelRun[] = [];
for (const group of groups) {
  const planned = group.flatMap((level) => {
    const found = chosen.find(({ name }) => name === level.name);
    return found === undefined ? [] : [{ level, args: found.args }];
  });
  const settings = { root, reports, pictures, beside: planned.length > 1 };
  runs.push(...(await Promise.all(planned.map(({ level, args }) => runLevel(level, args, settings)))));
}

const historyFile = flakyHistoryFile();
const results = runs.flatMap((run) => run.results);
const history = nextFlakyHistory(readFlakyHistory(historyFile), results);
writeFlakyHistory(historyFile, history);

const { lines, passed, failed } = await summarize(runs, history);
console.log(`\n${lines.join('\n')}`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
