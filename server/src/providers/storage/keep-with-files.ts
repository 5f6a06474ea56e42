import type { Storage, StorageKey } from './storage.ts';

/** Stores files, then their entry with `keep`; they are deleted when it fails or `isNew` denies its result. */
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
