import type { Trx } from '../../db/database.ts';
import { addToReaders, insertReader } from './story-reader-store.ts';

/** Counts a reader once; `readerId` as `ownerOf`. */
export async function countReader(trx: Trx, storyId: string, readerId: string): Promise<void> {
  if (await insertReader(trx, storyId, readerId)) await addToReaders(trx, [storyId], 1);
}
