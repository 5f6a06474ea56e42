import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireKey, type Storage } from './storage.ts';

/** Keeps files in a folder of this machine, or of a disk that several machines share. */
export function createDirectoryStorage(directory: string): Storage {
  const placeOf = (key: string) => {
    requireKey(key);
    return path.join(directory, key);
  };
  return {
    name: 'directory',

    async put(key, bytes) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      // Under another name first: a reader never meets half a file, whenever the machine stops.
      const draft = `${place}.${randomUUID()}.part`;
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key) {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },

    async delete(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}
