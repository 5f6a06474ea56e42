import { createStore, del, entries, get, set } from 'idb-keyval';

import { databaseNames } from '../../../session/storage-keys';
import { parseKept, type KeptPainting } from './kept-painting';

export interface PaintingStore {
  /** Null for what is not there or cannot be read. */
  readonly read: (name: string) => Promise<KeptPainting | null>;
  /** Resolves to whether it is kept; of several at once the last is. */
  readonly write: (name: string, kept: KeptPainting) => Promise<boolean>;
  readonly forget: (name: string) => Promise<void>;
}

/** Paintings of a browser; the one that was longest untouched goes first. */
const mostPaintings = 20;

const savedAtOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'savedAt' in value ? Number(value.savedAt) : 0;

/** Paintings in IndexedDB: strokes are too many for the browser's other storage. */
export function createPaintingStore(now: () => number): PaintingStore {
  const store = createStore(databaseNames.paintings, 'paintings');
  /** Writes follow one another, and one that is overtaken is left out. */
  let writing = Promise.resolve(true);
  let newest = 0;

  const prune = async () => {
    const kept = await entries<string, unknown>(store);
    const old = kept.toSorted((a, b) => savedAtOf(b[1]) - savedAtOf(a[1])).slice(mostPaintings);
    await Promise.all(old.map(([name]) => del(name, store)));
  };
  const put = async (name: string, kept: KeptPainting): Promise<boolean> => {
    try {
      await set(name, { ...kept, savedAt: now() }, store);
      return true;
    } catch (error) {
      console.warn('A painting is not kept by this browser', error);
      return false;
    }
  };
  return {
    read: async (name) => {
      try {
        const kept = parseKept(await get(name, store));
        await prune();
        return kept;
      } catch (error) {
        console.warn('This browser keeps no paintings', error);
        return null;
      }
    },
    write: async (name, kept) => {
      newest += 1;
      const own = newest;
      writing = writing.then((before) => (own === newest ? put(name, kept) : before));
      return writing;
    },
    forget: async (name) => {
      newest += 1;
      writing = writing.then(() =>
        del(name, store).then(
          () => true,
          () => false,
        ),
      );
      await writing;
    },
  };
}
