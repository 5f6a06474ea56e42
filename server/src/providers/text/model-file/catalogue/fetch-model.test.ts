import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tinyModel } from '../../../../testing/models/tiny-model.ts';
import { FileHost } from '../../../../testing/peers/file-host.ts';
import { CATALOGUE } from './catalogue.ts';
import { fetchModel, isWhole } from './fetch-model.ts';
import { lookUp } from './look-up.ts';

const BYTES = tinyModel().subarray(0, 300_000);
const script = fileURLToPath(new URL('../../../../../scripts/model.ts', import.meta.url));

let folder: ReturnType<typeof mkdtempDisposableSync>;
let host: FileHost;
let file: string;
beforeEach(async () => {
  folder = mkdtempDisposableSync(path.join(tmpdir(), 'fabula-fetch-'));
  file = path.join(folder.path, 'models', 'tale.gguf');
  host = await FileHost.open(BYTES);
  // A broken connection takes with it what was not yet read.
  host.beforeCut = (end) => vi.waitUntil(() => existsSync(`${file}.part`) && statSync(`${file}.part`).size === end);
});
afterEach(async () => {
  await host[Symbol.asyncDispose]();
  folder.remove();
});

const fetchIt = async () => fetchModel(await lookUp(`${host.origin}/tale.gguf`), { file, restMs: 0 });
const fetchError = (message: RegExp) =>
  expect.objectContaining({ name: 'FetchError', message: expect.stringMatching(message) });

describe('a file that is fetched', () => {
  it('is whole, and has its name only then', async () => {
    await fetchIt();
    expect(readFileSync(file).equals(BYTES)).toBe(true);
    expect(existsSync(`${file}.part`)).toBe(false);
    expect(await isWhole(file, await lookUp(`${host.origin}/tale.gguf`))).toBe(true);
  });

  it('continues where the connection broke off', async () => {
    host.cuts = [100_000, 50_000];
    await fetchIt();
    expect(readFileSync(file).equals(BYTES)).toBe(true);
    expect(host.ranges).toEqual([undefined, 'bytes=100000-', 'bytes=150000-']);
  });

  it('continues with what an earlier try has left', async () => {
    host.cuts = [120_000, 0, 0, 0, 0];
    await expect(fetchIt()).rejects.toEqual(fetchError(/^The connection breaks off: .+ Run it again to continue$/));
    expect(existsSync(file)).toBe(false);
    host.heard.length = 0;
    await fetchIt();
    expect(host.ranges).toEqual(['bytes=120000-']);
    expect(readFileSync(file).equals(BYTES)).toBe(true);
  });

  it('begins again at a host that knows no ranges', async () => {
    host.knowsRanges = false;
    host.cuts = [100_000];
    await fetchIt();
    expect(readFileSync(file).equals(BYTES)).toBe(true);
  });

  it('is removed when it is not what the host spoke of', async () => {
    host.digest = '0'.repeat(64);
    await expect(fetchIt()).rejects.toEqual(fetchError(/has a wrong SHA-256 and was removed$/));
    expect([file, `${file}.part`].filter(existsSync)).toEqual([]);
  });

  it.each<[fault: string, message: RegExp, change: () => void]>([
    ['is not there', /^The host does not have the file: .+\(404\)$/, () => (host.status = 404)],
    ['is not for everybody', /^The host refuses the file: .+\(403\)$/, () => (host.status = 403)],
    ['has no digest', /^The host does not say .+ SHA-256/, () => (host.digest = 'none')],
    [
      'is larger than the disk',
      /^There is no room in .+ bytes are missing, and \d+ are free$/,
      () => (host.size = 1e17),
    ],
    ['is larger than the host said', /^The host sends more than the 200000 bytes/, () => (host.size = 200_000)],
  ])('is not fetched when it %s', async (_, message, change) => {
    change();
    await expect(fetchIt()).rejects.toEqual(fetchError(message));
    expect(existsSync(file)).toBe(false);
  });

  it('is not fetched into a folder that cannot be', async () => {
    writeFileSync(path.join(folder.path, 'models'), '');
    await expect(fetchIt()).rejects.toEqual(fetchError(/^The folder cannot be made: /));
  });
});

describe('npm run model', () => {
  const [model] = CATALOGUE;
  const name = model?.name ?? '';

  async function run(args: readonly string[], input = '') {
    const env = { PATH: process.env['PATH'], DATA_DIR: folder.path };
    const child = spawn(process.execPath, [script, ...args], { env });
    child.stdin.end(input);
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { stdout, stderr, code };
  }

  it('says what a model is before it asks, and fetches nothing without a yes', async () => {
    for (const answer of ['', '\n', 'n\n']) {
      const { code, stderr, stdout } = await run(['get', name, '--from', host.origin], answer);
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      expect(stdout).toMatch(/1 MB, licence Apache-2\.0\n/);
      expect(stdout).toContain(`${host.origin}/${model?.repository}/resolve/main/${model?.file}`);
      expect(stdout).toContain('Nothing was fetched.');
    }
    expect(host.ranges).toEqual([]);
  });

  it.each([
    ['after a yes', [], 'y\n'],
    ['unasked with --yes', ['--yes'], ''],
  ])('fetches a model %s, and prints the setting', async (_, more, input) => {
    const to = path.join(folder.path, 'models', model?.file ?? '');
    const { code, stdout } = await run(['get', name, '--from', `${host.origin}/`, ...more], input);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`TEXT_MODEL_FILE=${to}`);
    expect(readFileSync(to).equals(BYTES)).toBe(true);
    const again = await run(['get', name, '--from', host.origin]);
    expect(again).toMatchObject({ code: 0, stdout: `TEXT_MODEL_FILE=${to}\n` });
    expect(host.ranges).toHaveLength(1);
  });

  it('says in one line why it cannot', async () => {
    host.status = 404;
    const { code, stderr } = await run(['get', name, '--from', host.origin, '--yes']);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^The host does not have [^\n]+\n$/) });
    const gone = await FileHost.open(BYTES);
    const { origin } = gone;
    await gone[Symbol.asyncDispose]();
    const away = await run(['get', name, '--from', origin, '--yes']);
    expect(away.stderr).toMatch(/^http:\S+ does not answer: [^\n]*ECONNREFUSED[^\n]*\n$/);
  });

  it('lists its models with their licences, and knows no others', async () => {
    const { stdout } = await run(['list']);
    expect(stdout.trimEnd().split('\n')).toHaveLength(CATALOGUE.length);
    expect(stdout).toContain('Apache-2.0');
    expect(await run(['get', 'another'])).toMatchObject({ code: 2, stderr: expect.stringContaining(name) });
    expect(await run([])).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Usage: /) });
  });
});
