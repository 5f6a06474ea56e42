import type { StorageKey } from '../../providers/storage/storage.ts';

/** What ink has compiled of a version of a story. */
export function compiledKey(fileId: string): StorageKey {
  return `stories/${fileId}.json`;
}

/** The source of a version of a story, in ink. */
export function inkKey(fileId: string): StorageKey {
  return `stories/${fileId}.ink`;
}
