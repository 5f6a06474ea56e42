import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';

/** What `npm run check` looks at, in the order of what is quickest to know. */
const checks = {
  format: ['oxfmt', '--check', '.'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  'types: contract': ['tsc', '-p', 'api-spec'],
  'types: sdk': ['tsc', '-p', 'sdk'],
  'types: ui': ['tsc', '-p', 'ui'],
  'types: app': ['tsc', '-p', 'app'],
  'types: server': ['tsc', '-p', 'server'],
  'types: tests': ['tsc', '-p', 'tests'],
  'contract lint': ['npm', 'run', '--silent', 'lint', '-w', 'api-spec'],
  'contract breaking changes': ['npm', 'run', '--silent', 'diff', '-w', 'api-spec'],
  'import directions': [
    'depcruise',
    'api-spec',
    'sdk/src',
    'ui/src',
    'app/src',
    'server/src',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
  ],
  'unused code': ['knip', '--no-progress'],
  catalogues: ['node', 'tests/checks/catalogues.ts'],
  stories: ['node', 'tests/checks/stories.ts'],
  'house rules': ['node', 'tests/checks/house-rules.ts'],
  'environment table': ['node', 'tests/checks/environment-table.ts'],
  'size budgets': ['node', 'tests/checks/budgets.ts'],
} as const satisfies Record<string, readonly string[]>;

const only = process.argv.slice(2);
const failed: string[] = [];
const names = Object.keys(checks).filter((name) => only.length === 0 || only.some((word) => name.includes(word)));

for (const name of names) {
  const [command, ...args] = checks[name as keyof typeof checks];
  const started = performance.now();
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const ok = result.status === 0;
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!ok) {
    failed.push(name);
    console.log(`${result.stdout}${result.stderr}${result.error?.message ?? ''}`);
  }
}

const report = process.env['CHECK_REPORT'];
if (report !== undefined)
  writeFileSync(report, JSON.stringify({ passed: names.length - failed.length, failures: failed }));
if (failed.length > 0) {
  console.log(`Failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
