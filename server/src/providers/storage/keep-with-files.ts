import type { Storage, StorageKey } from './storage.ts';

/**
 * Stores files, and keeps what needs them. Files first: an entry without its files would be worse than files without
 * their entry.
 *
 * @param keep Writes down what the files belong to; they go again when it fails, and when `isNew` says of what it
 * answers that it was kept before, with files of its own.
 */
export async function keepWithFiles<Kept>(
  storage: Storage,
  files: ReadonlyMap<StorageKey, Uint8Array>,
  { keep, isNew }: { keep: () => Promise<Kept>; isNew: (kept: Kept) => boolean },
): Promise<Kept> {
  const deleteAll = async () => {
    for (const key of files.keys()) await storage.delete(key);
  };
  for (const [key, bytes] of files) await storage.put(key, bytes);
  try {
    const kept = await keep();
    if (!isNew(kept)) await deleteAll();
    return kept;
  } catch (error) {
    await deleteAll();
    throw error;
  }
}
