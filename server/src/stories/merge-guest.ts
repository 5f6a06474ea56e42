import type { Trx } from '../db/database.ts';
import { moveSessions } from './play/session-store.ts';
import { mergeGuestTold } from './told-material/told-store.ts';
import { moveReadings } from './sharing/share-store.ts';

/**
 * Gives the plays of a guest's device to the account that the guest has signed in to, and counts both as one reader.
 *
 * @param from The device.
 * @param to The account.
 */
export async function mergeGuest(trx: Trx, from: string, to: string): Promise<void> {
  await moveSessions(trx, from, to);
  await moveReadings(trx, from, to);
  await mergeGuestTold(trx, from, to);
}
