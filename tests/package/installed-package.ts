import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { z } from 'zod';

const run = promisify(execFile);

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An empty project of an outside developer, into which the packed SDK is installed. */
export interface Project extends AsyncDisposable {
  readonly folder: string;
  /** Writes a file of the project; returns its path. */
  write(name: string, text: string): Promise<string>;
  /** Copies a file of the repository into the project; returns its path. */
  copy(file: string): Promise<string>;
}

/** Creates an empty folder that `remove` deletes. */
export async function temporaryFolder(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fabula-package-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** What the package depends on, which is linked with it. */
const needed = Object.keys(
  z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(path.join(root, 'sdk/package.json'), 'utf8'))).dependencies,
);

/**
 * Installs the tarball into an empty project with npm. What the SDK needs beside it is linked from the repository's own
 * `node_modules`, so that nothing is downloaded.
 *
 * @param beside the packages of the repository that the project has too
 */
export async function installInto(tarball: string, beside: readonly string[]): Promise<Project> {
  const { folder, remove } = await temporaryFolder();
  const links = [...new Set([...needed, ...beside])].map((name) => path.join(root, 'node_modules', name));
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'outside', type: 'module', private: true }),
  );
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball, ...links], {
    cwd: folder,
  });
  return {
    folder,
    write: async (name, text) => {
      await writeFile(path.join(folder, name), text);
      return path.join(folder, name);
    },
    copy: async (file) => {
      const target = path.join(folder, path.basename(file));
      await cp(path.join(root, file), target);
      return target;
    },
    [Symbol.asyncDispose]: remove,
  };
}

const strict = {
  target: 'ES2022',
  lib: ['ES2022', 'ESNext.Disposable', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  strict: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  jsx: 'react-jsx',
  noEmit: true,
};

/** How an outside project may look up modules. */
export const resolutions = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
} as const;

/**
 * Type-checks files of a project strictly, the declarations of the SDK included.
 *
 * @returns what the compiler finds wrong; empty when all is well
 */
export async function typeErrors(
  { folder }: Pick<Project, 'folder'>,
  files: readonly string[],
  resolution: keyof typeof resolutions,
  types: readonly string[] = [],
): Promise<string> {
  const config = path.join(folder, `tsconfig.${resolution}.json`);
  const compilerOptions = { ...strict, ...resolutions[resolution], types };
  await writeFile(config, JSON.stringify({ compilerOptions, files }));
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  return run(process.execPath, [compiler, '-p', config], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (error: unknown) => String(Object(error).stdout),
  );
}

/** A Node to run the package with, and its version. */
export interface NodeRuntime {
  readonly version: string;
  readonly program: string;
}

/** The Node of the repository, and the one of the machine where it is another. */
export async function nodeRuntimes(): Promise<NodeRuntime[]> {
  const folders = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const installed = folders.map((folder) => path.join(folder, 'node')).filter((program) => existsSync(program));
  const found = await Promise.all(
    [process.execPath, ...installed].map(async (program) => {
      const { stdout } = await run(program, ['--version']);
      return { version: stdout.trim(), program };
    }),
  );
  return [...new Map(found.toReversed().map((node) => [node.version, node])).values()];
}

/**
 * Runs a script of the project.
 *
 * @param env added to an environment that holds the search path alone
 * @returns what it printed, line by line
 * @throws Error with what it wrote when it fails
 */
export async function runScript(
  node: NodeRuntime,
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<string[]> {
  const { stdout } = await run(node.program, [script, ...args], {
    cwd: path.dirname(script),
    env: { PATH: process.env['PATH'], ...env },
    timeout: 60_000,
  });
  return stdout.trim().split('\n');
}
