// Shows designers what changed: every look before (a git ref), after (the last run) and the difference, on one page.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { pictureTolerance } from '../levels/pictures/picture-tolerance.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const baselines = 'tests/looks';
const changed = path.join(root, 'test-results/looks');
const review = path.join(root, 'test-results/looks-review');
const before = path.join(review, 'before');
const after = path.join(review, 'after');

/** Pixels that may differ in a look, as in the tests. */
const tolerance = String(pictureTolerance.allowedMismatchedPixels);

/** @throws Error with what the program said when it fails */
function run(program: string, args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stderr.toString()}`);
  return stdout;
}

const pictures = (names: readonly string[]) => names.filter((name) => name.endsWith('.png'));

function writeBefore(ref: string): void {
  const files = run('git', ['ls-tree', '-r', '--name-only', ref, '--', baselines]).toString().split('\n');
  for (const file of pictures(files)) {
    writeFileSync(path.join(before, path.basename(file)), run('git', ['show', `${ref}:${file}`]));
  }
}

const isNewer = (file: string, than: string): boolean =>
  !existsSync(than) || statSync(file).mtimeMs > statSync(than).mtimeMs;

/** The baselines as they lie on disk, and over them what a later run drew otherwise. */
function writeAfter(): void {
  const accepted = path.join(root, baselines);
  if (existsSync(accepted)) cpSync(accepted, after, { recursive: true });
  const drawn = existsSync(changed) ? readdirSync(changed).filter((file) => file.endsWith('-actual.png')) : [];
  for (const file of drawn) {
    const name = file.replace('-actual.png', '.png');
    if (isNewer(path.join(changed, file), path.join(accepted, name))) {
      cpSync(path.join(changed, file), path.join(after, name));
    }
  }
}

const [ref = 'HEAD'] = process.argv.slice(2);

rmSync(review, { recursive: true, force: true });
mkdirSync(before, { recursive: true });
mkdirSync(after, { recursive: true });
writeBefore(ref);
writeAfter();

const report = path.join(review, 'index.html');
const { status } = spawnSync(
  'reg-cli',
  [
    after,
    before,
    path.join(review, 'difference'),
    '-R',
    report,
    '-J',
    path.join(review, 'reg.json'),
    '-S',
    tolerance,
    '-I',
  ],
  { cwd: root, stdio: 'inherit' },
);
console.log(`Before (${ref}), after and difference: ${path.relative(process.cwd(), report)}`);
process.exitCode = status ?? 1;
