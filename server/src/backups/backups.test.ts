import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../testing/test-clock.ts';
import { Backups } from './backups.ts';
import { restoreBackup, RestoreError } from './restore.ts';

const HOUR_MS = 3_600_000;
const DAILY = { everyMs: 24 * HOUR_MS, keep: 2 };

let root: string;
let clock: TestClock;
let backups: Backups;
const at = (...parts: string[]) => path.join(root, ...parts);
const placesIn = (name: string) => ({
  databaseFile: at(name, 'fabula.sqlite'),
  dataDir: at(name),
  filesDir: at(name, 'files'),
});
const sql = (name: string, statement: string) => {
  using database = new DatabaseSync(at(name, 'fabula.sqlite'));
  return database.prepare(statement).all();
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fabula-backups-'));
  clock = new TestClock();
  backups = new Backups({ ...placesIn('data'), backupDir: at('backups') }, { clock, version: '1.2.3' });
  await mkdir(at('data/files/portraits'), { recursive: true });
  await writeFile(at('data/files/portraits/maren.webp'), 'a picture');
  await writeFile(at('data/files/portraits/maren.webp.1.part'), 'half a pict');
  await writeFile(at('data/secret.key'), 'key');
  using database = new DatabaseSync(at('data/fabula.sqlite'));
  database.exec("pragma journal_mode = wal; create table words (word text); insert into words values ('lamp')");
});
afterEach(async () => rm(root, { recursive: true, force: true }));

describe('a backup', () => {
  it('holds the database as it was, whole files and the key, and is restored with them', async () => {
    // Another connection keeps the file open and writes on, as a server does.
    using server = new DatabaseSync(at('data/fabula.sqlite'));
    server.exec("insert into words values ('oil')");
    const { folder } = await backups.make();
    server.exec("insert into words values ('wick')");

    const { files, takenAt, version } = await restoreBackup(folder, placesIn('restored'));
    expect({ files, takenAt, version }).toEqual({
      files: { count: 1, bytes: 9 },
      takenAt: '2026-11-21T12:00:00.000Z',
      version: '1.2.3',
    });
    expect(sql('restored', 'select word from words')).toEqual([{ word: 'lamp' }, { word: 'oil' }]);
    expect(await readdir(at('restored/files/portraits'))).toEqual(['maren.webp']);
    expect(await readFile(at('restored/secret.key'), 'utf8')).toBe('key');
  });

  it('is readable for the user of the server only', async () => {
    const { folder } = await backups.make();
    const modes = await Promise.all(
      ['', 'fabula.sqlite', 'manifest.json'].map((name) => stat(path.join(folder, name))),
    );
    expect(modes.map(({ mode }) => (mode & 0o077).toString(8))).toEqual(['0', '0', '0']);
  });

  it('takes no room for files that the one before has, and has those that were changed', async () => {
    const before = await backups.make();
    clock.advance(HOUR_MS);
    await writeFile(at('data/files/portraits/toma.webp'), 'another');
    const after = await backups.make();
    const inode = async (folder: string, name: string) => (await stat(path.join(folder, 'files/portraits', name))).ino;
    expect(await inode(after.folder, 'maren.webp')).toBe(await inode(before.folder, 'maren.webp'));
    expect(after.manifest.files.count).toBe(2);

    clock.advance(HOUR_MS);
    await writeFile(at('data/files/portraits/toma.webp'), 'another one');
    const last = await backups.make();
    expect(await readFile(path.join(last.folder, 'files/portraits/toma.webp'), 'utf8')).toBe('another one');
    expect(await readFile(path.join(after.folder, 'files/portraits/toma.webp'), 'utf8')).toBe('another');
  });

  it('is made when none is young enough, and the newest are kept', async () => {
    expect(await backups.makeDue(DAILY)).toBeDefined();
    clock.advance(23 * HOUR_MS);
    expect(await backups.makeDue(DAILY)).toBeUndefined();
    clock.advance(HOUR_MS);
    await backups.makeDue(DAILY);
    clock.advance(24 * HOUR_MS);
    await backups.makeDue(DAILY);
    expect((await readdir(at('backups'))).toSorted()).toEqual(['2026-11-22T120000Z', '2026-11-23T120000Z']);
  });

  it('that cannot be ended leaves nothing behind', async () => {
    await rm(at('data/fabula.sqlite'));
    await expect(backups.make()).rejects.toThrow('unable to open database file');
    expect(await readdir(at('backups'))).toEqual([]);
  });
});

describe('restoring', () => {
  const refused = async (folder: string, name = 'restored'): Promise<string> => {
    const error: unknown = await restoreBackup(folder, placesIn(name)).catch((cause: unknown) => cause);
    if (!(error instanceof RestoreError)) throw error;
    await expect(stat(at('restored'))).rejects.toMatchObject({ code: 'ENOENT' });
    return error.message;
  };

  it('refuses a database that is not as it was written, and files that are missing', async () => {
    const { folder } = await backups.make();
    await rm(path.join(folder, 'files/portraits/maren.webp'));
    expect(await refused(folder)).toContain('has 0 files of 0 bytes, not 1 of 9');
    const file = path.join(folder, 'fabula.sqlite');
    const bytes = await readFile(file);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(file, bytes);
    expect(await refused(folder)).toContain('fabula.sqlite is not as it was written');
  });

  it('refuses a folder that is no backup', async () => {
    expect(await refused(at('data'))).toContain('is no backup');
  });

  it('never overwrites data', async () => {
    const { folder } = await backups.make();
    expect(await refused(folder, 'data')).toContain('fabula.sqlite exists: stop the server and move it away first');
    expect(sql('data', 'select word from words')).toEqual([{ word: 'lamp' }]);
  });
});
