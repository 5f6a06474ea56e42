import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where pictures are, in the repository. */
export const baselineFolder = 'tests/looks';
export const drawnFolder = 'test-results/looks';

const suffix = '-actual.png';

export type LookChange = 'changed' | 'new' | 'removed';

/** A picture that is not what it was at a commit. */
export interface ChangedLook {
  /** The story and the look, such as `popups-login-first-step-night`. */
  readonly name: string;
  readonly change: LookChange;
  /** The last run drew it so, and its baseline is another: it can be accepted. */
  readonly isOpen: boolean;
}

/** @throws Error with what git said when it fails */
export function git(root: string, args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed:\n${stderr.toString()}`);
  return stdout;
}

/** The hashes of all baselines at a commit, by name. */
function hashesAt(root: string, ref: string): ReadonlyMap<string, string> {
  const lines = git(root, ['ls-tree', '-r', ref, '--', baselineFolder]).toString().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, hash = '', file = ''] = /^\S+ blob (\S+)\t(.+)\.png$/.exec(line) ?? [];
      return file === '' ? [] : [[path.basename(file), hash] as const];
    }),
  );
}

/** The hash that git gives a file's content. */
function hashOf(file: string): string {
  const content = readFileSync(file);
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

export const baselineOf = (root: string, name: string): string => path.join(root, baselineFolder, `${name}.png`);
export const drawnOf = (root: string, name: string): string => path.join(root, drawnFolder, `${name}${suffix}`);

const namesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []))
    : [];

/** Whether the last run drew a picture otherwise than its baseline: what was accepted since is no longer open. */
function isOpen(root: string, name: string): boolean {
  const [drawn, baseline] = [drawnOf(root, name), baselineOf(root, name)];
  if (!existsSync(drawn)) return false;
  return !existsSync(baseline) || statSync(drawn).mtimeMs > statSync(baseline).mtimeMs;
}

const order = { changed: 0, new: 1, removed: 2 } as const satisfies Record<LookChange, number>;

/**
 * Every picture that differs from what it was at a commit: those that can be accepted first, then the altered, the new and
 * the removed, by name.
 *
 * @param ref a commit
 */
export function findChangedLooks(root: string, ref: string): ChangedLook[] {
  const before = hashesAt(root, ref);
  const accepted = namesIn(path.join(root, baselineFolder), '.png');
  const drawn = namesIn(path.join(root, drawnFolder), suffix).filter((name) => isOpen(root, name));
  const open = new Set(drawn);
  const names = new Set([...before.keys(), ...accepted, ...drawn]);
  const changeOf = (name: string): LookChange | undefined => {
    const hash = before.get(name);
    if (hash === undefined) return 'new';
    if (open.has(name)) return 'changed';
    if (!existsSync(baselineOf(root, name))) return 'removed';
    return hashOf(baselineOf(root, name)) === hash ? undefined : 'changed';
  };
  return [...names]
    .flatMap((name) => {
      const change = changeOf(name);
      return change === undefined ? [] : [{ name, change, isOpen: open.has(name) }];
    })
    .toSorted(
      (one, other) =>
        Number(other.isOpen) - Number(one.isOpen) ||
        order[one.change] - order[other.change] ||
        one.name.localeCompare(other.name),
    );
}
