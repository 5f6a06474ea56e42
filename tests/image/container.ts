import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

const words = (text: string): string[] => text.split(' ').filter(Boolean);

/** `docker`, or a program with the same commands and its own flags, such as `podman --runtime runc`. */
const [program = 'docker', ...flags] = words(process.env['CONTAINER_ENGINE'] ?? '');

/** Runs a command of the engine and answers what it prints. */
export async function engine(...args: readonly string[]): Promise<string> {
  const { stdout } = await run(program, [...flags, ...args], { cwd: root, maxBuffer: 50_000_000 });
  return stdout.trim();
}

/** Builds the image, on `IMAGE_BASE` where it is set; `IMAGE_BUILD_FLAGS` are the engine's own. */
export async function buildImage(tag: string): Promise<void> {
  const base = process.env['IMAGE_BASE'];
  await engine(
    'build',
    ...words(process.env['IMAGE_BUILD_FLAGS'] ?? ''),
    ...(base === undefined ? [] : ['--build-arg', `BASE=${base}`]),
    '--file',
    'Containerfile',
    '--tag',
    tag,
    '.',
  );
}

/** The bytes of all files below a folder of the image. */
export async function bytesIn(tag: string, folder: string): Promise<number> {
  const flagsOfRun = words(process.env['IMAGE_RUN_FLAGS'] ?? '');
  const [size = ''] = words((await engine('run', '--rm', ...flagsOfRun, tag, 'du', '-sb', folder)).replace('\t', ' '));
  return Number(size);
}

/** Starts the image as it is meant to run: nothing but `/data` and `/tmp` can be written. `volume` is kept. */
export function startContainer(tag: string, volume: string, env: Readonly<Record<string, string>>): Promise<string> {
  return engine(
    'run',
    '--detach',
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--network',
    'host',
    '--volume',
    `${volume}:/data`,
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...words(process.env['IMAGE_RUN_FLAGS'] ?? ''),
    tag,
  );
}
