import path from 'node:path';
import { optional, SettingError, wholeNumber, type Variable } from './variable.ts';

export interface BackupsConfig {
  /** Absolute. */
  dir: string;
  everyMs: number;
  /** How many are kept; older ones are deleted. */
  keep: number;
}

const HOUR_MS = 3_600_000;

export const backupDefinitions = {
  BACKUP_DIR: optional({
    fallback: 'no backups',
    description: 'Folder of backups of SQLite and of uploaded files, best on another disk',
  }),
  BACKUP_EVERY: wholeNumber({
    default: 24,
    min: 1,
    max: 720,
    description: 'Hours between two backups; the first is made at the start',
  }),
  BACKUP_KEEP: wholeNumber({
    default: 7,
    min: 1,
    max: 365,
    description: 'How many backups are kept; the oldest is deleted',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

interface Places {
  repository: string;
  filesDir: string;
  databaseUrl: string | undefined;
}

/** @throws {SettingError} */
export function readBackups(read: Read, { databaseUrl, filesDir, repository }: Places): BackupsConfig | undefined {
  const dir = read('BACKUP_DIR', backupDefinitions.BACKUP_DIR);
  const hours = read('BACKUP_EVERY', backupDefinitions.BACKUP_EVERY);
  const keep = read('BACKUP_KEEP', backupDefinitions.BACKUP_KEEP);
  if (dir === undefined) return undefined;
  if (databaseUrl !== undefined) {
    throw new SettingError('BACKUP_DIR must not be set with a DATABASE_URL: back up PostgreSQL with its own tools');
  }
  const absolute = path.resolve(repository, dir);
  if (!path.relative(filesDir, absolute).startsWith('..')) {
    throw new SettingError('BACKUP_DIR must not be inside FILES_DIR: each backup would hold the ones before it');
  }
  return { dir: absolute, everyMs: hours * HOUR_MS, keep };
}
