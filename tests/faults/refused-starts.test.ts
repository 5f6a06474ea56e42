import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startServer } from '../servers/start-server.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

/** Becomes what follows, where the file FILE cannot be written: Linux lets everybody mount who sees it alone. */
const mounting = 'mount --bind "$FILE" "$FILE" && mount -o remount,bind,ro "$FILE" && exec "$@"';
const readOnly = ['unshare', '-Urm', 'sh', '-c', mounting, 'sh'];
const [unshare = '', ...unshareArgs] = readOnly;
const canMount = spawnSync(unshare, [...unshareArgs, 'true'], { env: { ...process.env, FILE: main } }).status === 0;

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-faults-'));
  file = path.join(dataDir, 'fabula.sqlite');
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

async function useDatabase(): Promise<Buffer> {
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await server.stop();
  return readFileSync(file);
}

/** Nothing else of this process's environment decides whether a server starts. */
const inherited = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

/** Starts a server that must end by itself; answers the one line that it writes. */
function refusalOf(environment: Record<string, string> = {}, wrapper: readonly string[] = []): string {
  const [program, ...args] = [...wrapper, process.execPath, main];
  const { status, stderr, stdout } = spawnSync(program, args, {
    env: { ...inherited, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...environment },
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^The server cannot start: [^\n]+\n$/),
  });
  return stderr.slice('The server cannot start: '.length).trim();
}

describe('a server that cannot start says why in one line and ends with 1', () => {
  it('when its port is in use', async () => {
    await using first = await startServer({ LOG_LEVEL: 'silent' });
    const { port } = new URL(first.origin);
    expect(refusalOf({ PORT: port })).toBe(
      `Port ${port} of 127.0.0.1 is in use: stop the other server, or set PORT to a free port`,
    );
  });

  it('when its address is not one of this machine', () => {
    const line = refusalOf({ HOST: 'no-machine.invalid', ALLOW_LOCAL_PROVIDERS: 'yes' });
    expect(line).toMatch(/^HOST and PORT cannot be listened on: /);
  });

  it.each(['DATA_DIR', 'FILES_DIR'])('when a folder cannot be made: %s', (setting) => {
    const blocked = path.join(dataDir, 'blocked');
    writeFileSync(blocked, '');
    const folder = path.join(blocked, 'inside');
    expect(refusalOf({ [setting]: folder })).toBe(
      `The folder of ${setting} cannot be made: ENOTDIR: not a directory, mkdir '${folder}'`,
    );
  });

  it('when its database is an empty file, which does not become a new world', () => {
    writeFileSync(file, '');
    expect(refusalOf()).toBe(
      `The database file ${file} is empty (0 bytes): restore a backup, or move it away to start a new database`,
    );
    expect(readFileSync(file)).toHaveLength(0);
  });

  it('when its database is something else', () => {
    writeFileSync(file, 'No database at all');
    expect(refusalOf()).toBe(
      `The database file ${file} is no SQLite database: restore a backup, or move it away to start a new database`,
    );
    expect(readFileSync(file, 'utf8')).toBe('No database at all');
  });

  it('when its database is a folder', () => {
    mkdirSync(file);
    expect(refusalOf()).toMatch(/^The database file cannot be used: EISDIR/);
  });

  it('when its database is cut short, or its pages were written over', async () => {
    const whole = await useDatabase();
    truncateSync(file, whole.length / 2);
    expect(refusalOf()).toContain(`is cut short (${whole.length / 2} of ${whole.length} bytes): restore a backup`);
    writeFileSync(file, Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 'x')]));
    expect(refusalOf()).toMatch(/^The database \S+ is damaged, restore a backup: /);
  });

  it.runIf(canMount)('when its database is read-only', async () => {
    await useDatabase();
    expect(refusalOf({ FILE: file }, readOnly)).toMatch(/^The database \S+ cannot be written: /);
  });

  it('when the file of its model is missing, or something else', () => {
    const model = path.join(dataDir, 'model.gguf');
    expect(refusalOf({ TEXT_MODEL_FILE: model })).toBe(
      `The file of TEXT_MODEL_FILE cannot be read: ENOENT: no such file or directory, open '${model}'`,
    );
    writeFileSync(model, 'No model at all');
    expect(refusalOf({ TEXT_MODEL_FILE: model })).toBe(
      `The file of TEXT_MODEL_FILE is no model in the GGUF format: ${model}`,
    );
  });

  it('when its PostgreSQL does not answer, and does not repeat the password', () => {
    const line = refusalOf({ DATABASE_URL: 'postgres://fabula:hidden-words@127.0.0.1:1/fabula' });
    expect(line).toMatch(/^The database DATABASE_URL does not answer: .*ECONNREFUSED/);
    expect(line).not.toContain('hidden-words');
  });
});
