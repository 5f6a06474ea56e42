import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, linkSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartError, systemReason } from '../lib/start-error.ts';

/** sqlite.org/fileformat.html, section 1.3. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const PAGE_SIZE_AT = 16;
const PAGE_COUNT_AT = 28;

/**
 * Makes a missing database file, and verifies an existing one: a file that lost its content must not become a new,
 * empty world.
 *
 * @throws {StartError} when the file is empty, truncated, no database, or cannot be read or made.
 */
export function prepareSqliteFile(file: string): void {
  try {
    if (!existsSync(file)) makeFile(file);
    checkFile(file);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The database file cannot be used: ${systemReason(cause)}`, { cause });
  }
}

/** Linking a complete file lets one of two servers win, and none see an empty file. */
function makeFile(file: string): void {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    const database = new DatabaseSync(draft);
    database.exec('pragma journal_mode = wal');
    database.close();
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    for (const suffix of ['', '-wal', '-shm']) rmSync(draft + suffix, { force: true });
  }
}

function checkFile(file: string): void {
  const { size } = statSync(file);
  if (size === 0) throw unusable(file, 'is empty (0 bytes)');
  const header = readHeader(file);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) throw unusable(file, 'is no SQLite database');
  // After a crash the log still holds pages, which SQLite restores.
  const hasLog = existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
  const pageSize = header.readUInt16BE(PAGE_SIZE_AT);
  const wholeSize = header.readUInt32BE(PAGE_COUNT_AT) * (pageSize === 1 ? 65_536 : pageSize);
  if (!hasLog && size < wholeSize) throw unusable(file, `is cut short (${size} of ${wholeSize} bytes)`);
}

function readHeader(file: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(descriptor);
  }
  return header;
}

function unusable(file: string, fault: string): StartError {
  return new StartError(
    `The database file ${file} ${fault}: restore a backup, or move it away to start a new database`,
  );
}
