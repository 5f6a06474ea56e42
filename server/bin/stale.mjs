import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './install.mjs';

const ignored = new Set(['node_modules', 'dist', 'generated', 'contract', 'compiled', '.art', 'tests']);

/** @param {string} entry @returns {Generator<string>} every file below, in a stable order */
function* filesBelow(entry) {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) {
    yield entry;
    return;
  }
  for (const name of readdirSync(entry).sort()) {
    if (!ignored.has(name)) yield* filesBelow(path.join(entry, name));
  }
}

/** @param {readonly string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/**
 * Does the work only when the content of its inputs has changed since it last succeeded,
 * or when what it makes is not there.
 *
 * @param {object} step
 * @param {string} step.name names the step's stamp
 * @param {readonly string[]} step.inputs files and folders, from the root
 * @param {string} step.output a file or folder the step makes, from the root
 * @param {() => void} step.work
 */
export function whenStale({ name, inputs, output, work }) {
  const stamp = path.join(root, 'node_modules', '.cache', 'fabula', `${name}.sha256`);
  const current = hashOf(inputs);
  const known = existsSync(stamp) && existsSync(path.join(root, output)) ? readFileSync(stamp, 'utf8') : '';
  if (known === current) return;
  work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}
