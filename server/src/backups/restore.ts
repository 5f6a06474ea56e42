import { cp, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemReason } from '../lib/start-error.ts';
import { isMissing, listFiles, measure, PARTS, readManifest, type BackupManifest } from './backup-manifest.ts';

/** The message is one line for the operator. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

interface RestorePlaces {
  /** SQLite's; must not exist. */
  databaseFile: string;
  /** May hold the same `secret.key` only. */
  dataDir: string;
  /** Must be empty or missing. */
  filesDir: string;
}

/**
 * Verifies a backup and puts it where a server looks for its data. The database comes last: a restore that is
 * interrupted leaves no database that a server could start with.
 *
 * @throws {RestoreError} for a backup that is damaged, and where there is data already. Nothing has been written then.
 */
export async function restoreBackup(folder: string, places: RestorePlaces): Promise<BackupManifest> {
  const { databaseFile, dataDir, filesDir } = places;
  const manifest = await verifyBackup(folder);
  await refuseData(places);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const options = { recursive: true, preserveTimestamps: true, force: false, errorOnExist: true } as const;
  await cp(path.join(folder, PARTS.files), filesDir, { ...options, errorOnExist: false });
  if (manifest.hasKey) await cp(path.join(folder, PARTS.key), path.join(dataDir, PARTS.key), options);
  const draft = `${databaseFile}.restored`;
  await cp(path.join(folder, PARTS.database), draft);
  await rename(draft, databaseFile);
  return manifest;
}

/**
 * Reads all of a backup.
 *
 * @throws {RestoreError} when anything is missing or changed.
 */
async function verifyBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder).catch((cause: unknown) => {
    throw new RestoreError(`${folder} is no backup: ${systemReason(cause)}`, { cause });
  });
  const file = path.join(folder, PARTS.database);
  const { bytes, sha256 } = await measure(file).catch((cause: unknown) => {
    throw new RestoreError(`The database of the backup cannot be read: ${systemReason(cause)}`, { cause });
  });
  if (bytes !== manifest.database.bytes || sha256 !== manifest.database.sha256) {
    throw new RestoreError(`${file} is not as it was written: use another backup`);
  }
  const database = new DatabaseSync(file, { readOnly: true });
  const faults = database.prepare('pragma integrity_check').all();
  database.close();
  if (faults[0]?.['integrity_check'] !== 'ok') throw new RestoreError(`${file} is damaged: use another backup`);
  const names = await listFiles(path.join(folder, PARTS.files));
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, PARTS.files, name))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (names.length !== manifest.files.count || total !== manifest.files.bytes) {
    throw new RestoreError(
      `${folder} has ${names.length} files of ${total} bytes, not ${manifest.files.count} of ${manifest.files.bytes}: use another backup`,
    );
  }
  return manifest;
}

async function refuseData({ databaseFile, dataDir, filesDir }: RestorePlaces): Promise<void> {
  const places = [databaseFile, path.join(dataDir, PARTS.key), filesDir];
  for (const place of places) {
    if (await isThere(place)) throw new RestoreError(`${place} exists: stop the server and move it away first`);
  }
}

async function isThere(place: string): Promise<boolean> {
  try {
    return !(await stat(place)).isDirectory() || (await readdir(place)).length > 0;
  } catch (cause) {
    if (isMissing(cause)) return false;
    throw cause;
  }
}
