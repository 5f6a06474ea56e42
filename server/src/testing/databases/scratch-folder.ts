import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Containers often have 64 MB there, which is too little for a database. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * Makes a folder for a database that does not outlive its test: in memory where there is room, since what databases do
 * to be safe from a power failure is most of what they cost.
 */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
