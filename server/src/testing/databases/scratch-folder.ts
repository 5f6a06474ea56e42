import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In memory. */
const MEMORY = '/dev/shm';
/** Containers often have only 64 MB. */
const ENOUGH_BYTES = 2 ** 30;

/** A folder for a throw-away database, in memory where possible: durability is most of a database's cost. */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
