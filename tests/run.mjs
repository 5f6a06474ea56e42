// Runs on any Node ≥ 20: installs what the levels need, runs them one after another, and sums what they counted.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { root, run, withPinnedNode } from '../server/bin/install.mjs';
import { buildPages, drawArt, prepareSources } from '../server/bin/prepare.mjs';
import { judged, readers } from './reports.mjs';

const reports = path.join(root, 'test-results');

const vitest = (/** @type {string[]} */ ...projects) => [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
];

// Where the pinned browser runs, the night run of the looks plays all stories: once is enough.
const drawsHere = process.platform === 'linux' && process.arch === 'x64';

const levels = [
  { name: 'check', reader: 'check', command: ['node', 'tests/checks/run.ts'] },
  { name: 'unit', reader: 'vitest', command: vitest('api-spec', 'sdk', 'server', 'app', 'ui') },
  { name: 'postgres', reader: 'vitest', command: vitest('server'), env: { TEST_DATABASE: 'postgres' } },
  { name: 'contract', reader: 'vitest', command: vitest('contract') },
  { name: 'stories', reader: 'vitest', command: vitest(drawsHere ? 'look-night' : 'storybook', 'browser') },
  ...(drawsHere ? [{ name: 'looks', reader: 'vitest', command: vitest('look-day', 'look-arabic', 'look-phone') }] : []),
  {
    name: 'e2e',
    reader: 'playwright',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
  },
  { name: 'faults', reader: 'vitest', command: vitest('faults') },
];

/** @param {typeof levels[number]} level @returns {import('./reports.mjs').Count} */
function runLevel({ name, reader, command, env = {} }) {
  const file = path.join(reports, `${name}.json`);
  console.log(`\n── ${name} ──`);
  const [program, ...args] = command;
  const outputFlag = reader === 'vitest' ? [`--outputFile.json=${file}`] : [];
  const { status } = spawnSync(program, [...args, ...outputFlag], {
    cwd: root,
    stdio: 'inherit',
    env: { ...withPinnedNode(), CHECK_REPORT: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  });
  const none = { passed: 0, failed: 0, failures: [], unsteady: [] };
  const count = existsSync(file) ? judged(readers[reader](JSON.parse(readFileSync(file, 'utf8')))) : none;
  // A runner may fail for something that no single test stands for.
  if (status === 0 || count.failed > 0) return count;
  return { ...count, failed: 1, failures: ['the run itself: see above'] };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !levels.some((level) => level.name === name));
if (unknown.length > 0) {
  console.error(`No such level: ${unknown.join(', ')}. There are: ${levels.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

prepareSources();
buildPages();
drawArt();
run('node', ['tests/browser/install-browser.ts']);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const chosen = levels.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const counts = chosen.map((level) => {
  const started = performance.now();
  return { name: level.name, ...runLevel(level), seconds: Math.round((performance.now() - started) / 1000) };
});

console.log('');
for (const { name, passed, failed, failures, unsteady, seconds } of counts) {
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  for (const failure of failures) console.log(`    ✗ ${failure}`);
  for (const test of unsteady) console.log(`    ~ passed at the second attempt: ${test}`);
}
const total = counts.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  {
    passed: 0,
    failed: 0,
  },
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
