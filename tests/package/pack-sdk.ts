import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import type { TestProject } from 'vitest/node';

import { root, temporaryFolder } from './installed-package.ts';

const run = promisify(execFile);

interface PackedSdk {
  /** The path of the tarball. */
  readonly tarball: string;
  /** The paths of the files in it. */
  readonly files: readonly string[];
}

declare module 'vitest' {
  interface ProvidedContext {
    packedSdk: PackedSdk;
  }
}

/** Builds the SDK and packs it, once for all files of a run; returns what removes the tarball. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await temporaryFolder();
  await run(process.execPath, ['sdk/scripts/package/build.ts'], { cwd: root });
  const { stdout } = await run('npm', ['pack', './sdk/dist', '--json', '--pack-destination', folder], { cwd: root });
  const [packed]: { filename: string; files: { path: string }[] }[] = JSON.parse(stdout);
  if (packed === undefined) throw new Error(`npm packed nothing: ${stdout}`);
  const tarball = path.join(folder, packed.filename);
  project.provide('packedSdk', { tarball, files: packed.files.map((file) => file.path) });
  return remove;
}
