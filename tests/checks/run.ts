// Runs the static checks, as many at once as there are cores.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { text } from 'node:stream/consumers';

/** The native compiler checks types; the one named `typescript` is the API that other tools import. */
const tsc = (project: string) => [
  'node',
  'node_modules/typescript-native/bin/tsc',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/fabula/${project}.tsbuildinfo`,
];

/** What `npm run check` runs: a program and its arguments. The slowest are first, so that no core waits for them. */
const checks: Readonly<Record<string, readonly string[]>> = {
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  'types: server': tsc('server'),
  'types: app': tsc('app'),
  'types: worker': tsc('app/src/worker'),
  'types: ui': tsc('ui'),
  'types: tests': tsc('tests'),
  'types: sdk': tsc('sdk'),
  'types: ink': tsc('ink'),
  'types: contract': tsc('api-spec'),
  'size budgets': ['node', 'tests/checks/budgets.ts'],
  'import directions': [
    'depcruise',
    'api-spec',
    'ink/src',
    'sdk/src',
    'ui/src',
    'app/src',
    'server/src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ],
  'folder circles': ['node', 'tests/checks/folder-circles.ts'],
  'folder sizes': ['node', 'tests/checks/folder-sizes.ts'],
  'sql in stores': ['node', 'tests/checks/sql-in-stores.ts'],
  'unused code': ['knip', '--no-progress'],
  'contract breaking changes': ['npm', 'run', '--silent', 'diff', '-w', 'api-spec'],
  stories: ['node', 'tests/checks/stories.ts'],
  'translated stories': ['npm', 'run', '--silent', 'check:story', '-w', 'server'],
  'contract lint': ['npm', 'run', '--silent', 'lint', '-w', 'api-spec'],
  catalogues: ['node', 'tests/checks/catalogues.ts'],
  format: ['oxfmt', '--check', '.'],
  'house rules': ['node', 'tests/checks/house-rules.ts'],
  documents: ['node', 'tests/checks/documents.ts'],
  prose: ['node', 'tests/checks/prose.ts'],
  'environment table': ['node', 'tests/checks/environment-table.ts'],
  recipes: ['node', 'tests/checks/recipes.ts'],
};

interface CheckResult {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
}

async function runCheck(name: string, [program = '', ...args]: readonly string[]): Promise<CheckResult> {
  const started = performance.now();
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const ok = code === 0;
  const output = ok ? '' : `${stdout}${stderr}`;
  console.log(
    `${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)\n${output}`.trimEnd(),
  );
  return { name, ok, output };
}

const only = process.argv.slice(2);
const waiting = Object.entries(checks).filter(
  ([name]) => only.length === 0 || only.some((word) => name.includes(word)),
);
const results: CheckResult[] = [];

async function runWaiting(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results.push(await runCheck(...next));
}
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));

const report = process.env['CHECK_REPORT'];
if (report !== undefined) writeFileSync(report, JSON.stringify(results));
const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
