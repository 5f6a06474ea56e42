// Runs on any Node ≥ 20, before anything is installed: plain JavaScript, nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const marker = path.join(root, 'node_modules', '.fabula-lock');
const pinnedNode = path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () => existsSync(pinnedNode) && existsSync(marker) && readFileSync(marker, 'utf8') === lockHash();

/**
 * Runs a command in the repository with its output on ours and the pinned Node first on the path.
 * Ends this process with the command's own exit code when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to the environment
 */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...withPinnedNode(), ...env },
  });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** The environment with the repository's own tools, Node 24 among them, first on the path. */
export function withPinnedNode() {
  const bin = path.join(root, 'node_modules', '.bin');
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
}

/** Installs the locked dependencies when that has not been done or the lockfile has changed since. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the locked dependencies …');
  // Not `npm ci`: it refuses a lockfile that leaves out the builds of tools for platforms a registry does not carry.
  // The root's `prepare` generates the SDK and the validators at the end of the installation.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  writeFileSync(marker, lockHash());
}
