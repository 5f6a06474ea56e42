import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Clock } from '../lib/clock.ts';
import { isMissing, listFiles, measure, PARTS, type BackupManifest } from './backup-manifest.ts';

export interface BackupPlaces {
  /** SQLite's. */
  databaseFile: string;
  /** Where `secret.key` may be. */
  dataDir: string;
  filesDir: string;
  /** Holds a folder for each backup. */
  backupDir: string;
}

export interface Backup {
  /** Absolute. */
  folder: string;
  manifest: BackupManifest;
}

/** Of a backup's folder: when it was begun, as in `2026-11-28T034500Z`. */
const NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const UNFINISHED = '.unfinished-';
/** An unfinished backup that nothing was added to for as long belongs to no running server. */
const ABANDONED_MS = 86_400_000;
/** All of a database in one step: with several, each write of the server would begin the copy again. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Backups of a running server: one consistent copy of its database, then its files, which are never changed and stay
 * for a day after the last row that names them. A file that the backup before has too is linked, and takes no room.
 */
export class Backups {
  readonly #places: BackupPlaces;
  readonly #clock: Clock;
  readonly #version: string;

  constructor(places: BackupPlaces, { clock, version }: { clock: Clock; version: string }) {
    this.#places = places;
    this.#clock = clock;
    this.#version = version;
  }

  /** Makes a backup unless there is one of the last `everyMs`, and keeps the newest `keep`; undefined if none is due. */
  async makeDue({ everyMs, keep }: { everyMs: number; keep: number }): Promise<Backup | undefined> {
    const newest = (await this.#list()).at(-1);
    if (newest !== undefined && this.#clock.now() - newest.takenAt < everyMs) return undefined;
    const made = await this.make();
    await this.#removeOld(keep);
    return made;
  }

  /** Makes a backup now. A crash leaves nothing that looks like one. */
  async make(): Promise<Backup> {
    const { backupDir, databaseFile, dataDir, filesDir } = this.#places;
    const takenAt = new Date(this.#clock.now()).toISOString();
    const before = (await this.#list()).at(-1);
    const unfinished = path.join(backupDir, UNFINISHED + randomBytes(8).toString('hex'));
    const at = (part: keyof typeof PARTS) => path.join(unfinished, PARTS[part]);
    await mkdir(path.join(unfinished, PARTS.files), { recursive: true, mode: 0o700 });
    try {
      await copyDatabase(databaseFile, at('database'));
      const hasKey = await copyIfThere(path.join(dataDir, PARTS.key), at('key'));
      const files = await copyFiles(filesDir, at('files'), before && path.join(before.folder, PARTS.files));
      const database = await measure(at('database'));
      const manifest: BackupManifest = { format: 1, version: this.#version, takenAt, database, files, hasKey };
      await writeFile(at('manifest'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
      const folder = path.join(backupDir, takenAt.replaceAll(':', '').replace(/\.\d+/, ''));
      await rename(unfinished, folder);
      return { folder, manifest };
    } catch (cause) {
      await rm(unfinished, { recursive: true, force: true });
      throw cause;
    }
  }

  /** The whole backups, the oldest first, with the times of their names. */
  async #list(): Promise<{ folder: string; takenAt: number }[]> {
    return (await this.#names())
      .filter((name) => NAME.test(name))
      .toSorted()
      .map((name) => ({
        folder: path.join(this.#places.backupDir, name),
        takenAt: Date.parse(name.replace(NAME, '$1T$2:$3:$4Z')),
      }));
  }

  async #names(): Promise<string[]> {
    try {
      return await readdir(this.#places.backupDir);
    } catch (cause) {
      if (isMissing(cause)) return [];
      throw cause;
    }
  }

  async #removeOld(keep: number): Promise<void> {
    const old = (await this.#list()).slice(0, -keep).map(({ folder }) => folder);
    for (const name of await this.#names()) {
      if (!name.startsWith(UNFINISHED)) continue;
      const folder = path.join(this.#places.backupDir, name);
      if ((await stat(folder)).mtimeMs < this.#clock.now() - ABANDONED_MS) old.push(folder);
    }
    for (const folder of old) await rm(folder, { recursive: true, force: true });
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  // Without a write-ahead log it is one file, also for those who only read it.
  const copied = new DatabaseSync(to);
  copied.exec('pragma journal_mode = delete');
  copied.close();
  const copy = await open(to, 'r+');
  await copy.chmod(0o600);
  await copy.sync();
  await copy.close();
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return true;
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw cause;
  }
}

async function copyFiles(from: string, to: string, before: string | undefined): Promise<BackupManifest['files']> {
  const copied = { count: 0, bytes: 0 };
  for (const name of await listFiles(from)) {
    const source = path.join(from, name);
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const isLinked = before !== undefined && (await linkEqual(source, path.join(before, name), target));
    // A file that is gone was deleted meanwhile, and no row of the copied database needs it for long.
    if (!isLinked && !(await copyIfThere(source, target))) continue;
    const { mtime, size } = await stat(isLinked ? target : source);
    if (!isLinked) await utimes(target, mtime, mtime);
    copied.count += 1;
    copied.bytes += size;
  }
  return copied;
}

/** Links the copy of a file in the backup before, if it is of the same size and time. */
async function linkEqual(source: string, earlier: string, target: string): Promise<boolean> {
  try {
    const [now, then] = await Promise.all([stat(source), stat(earlier)]);
    if (now.size !== then.size || now.mtime.getTime() !== then.mtime.getTime()) return false;
    await link(earlier, target);
    return true;
  } catch (cause) {
    // It is new, or this file system has no links.
    if (isMissing(cause) || isLinkless(cause)) return false;
    throw cause;
  }
}

function isLinkless(cause: unknown): boolean {
  return (
    cause instanceof Error && 'code' in cause && ['EPERM', 'ENOTSUP', 'EMLINK', 'EXDEV'].includes(String(cause.code))
  );
}
