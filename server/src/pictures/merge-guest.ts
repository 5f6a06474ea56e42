import type { Trx } from '../db/database.ts';
import { deleteGenerationsOf, moveGenerations } from './store/generation-store.ts';
import { deletePicturesOf, movePictures } from './store/picture-store.ts';

export async function mergeGuestPictures(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await moveGenerations(trx, deviceId, accountId);
  await movePictures(trx, deviceId, accountId);
}

/** Deletes pictures and generations of some owners, as of a moment (epoch ms). */
export async function deleteAllPicturesOf(trx: Trx, ownerIds: readonly string[], now: number): Promise<void> {
  await deleteGenerationsOf(trx, ownerIds, now);
  await deletePicturesOf(trx, ownerIds, now);
}
