import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../errors.ts';
import { requireKey, type Storage } from './storage.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/** Files in a folder of this machine or a shared disk; `nameDraft` makes unique names while writing. */
export function createDirectoryStorage(directory: string, nameDraft: () => string = randomUUID): Storage {
  const placeOf = (key: string) => {
    requireKey(key);
    return path.join(directory, key);
  };
  return {
    name: 'directory',

    async put(key, bytes) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      // Renamed when complete: readers never meet half a file.
      const draft = `${place}.${nameDraft()}.part`;
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        if (hasNoRoom(error)) {
          const details = { cause: error, headers: { 'retry-after': '60' } };
          throw new AppError('UNAVAILABLE', 'The server has no space for files at the moment', details);
        }
        throw error;
      }
    },

    async get(key) {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async delete(key) {
      await rm(placeOf(key), { force: true });
    },

    async list(folder, { after, limit }) {
      const names = await readdir(path.join(directory, folder)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const page = names
        .filter((name) => name > after)
        .toSorted((one, other) => (one < other ? -1 : 1))
        .slice(0, limit);
      return Promise.all(
        page.map(async (name) => ({ name, changedAt: (await stat(path.join(directory, folder, name))).mtimeMs })),
      );
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function hasNoRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && NO_ROOM.has(error.code);
}
