import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../errors.ts';
import { requireKey, type Storage } from './storage.ts';

/** The disk is full, or what this user may use of it. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Keeps files in a folder of this machine, or of a disk that several machines share.
 *
 * @param nameDraft What a file is called in addition while it is being written.
 */
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
      // Under another name first: a reader never meets half a file, whenever the machine stops.
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
