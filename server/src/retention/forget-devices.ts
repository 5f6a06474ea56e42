import { deleteDevices, findOldDevices, withoutSession } from '../accounts/device-store.ts';
import { deleteDraftsOf } from '../character-drafts/draft-store.ts';
import { deletePersonasOf } from '../chats/personas/persona-store.ts';
import { deleteChatsOf } from '../chats/store/chat-store.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { TopicWalk } from '../generations/event-log-store.ts';
import { deleteHistoryOf } from '../history/history-store.ts';
import { deleteLoraFavouritesOf } from '../loras/favourite-store.ts';
import { deleteAllPicturesOf } from '../pictures/merge-guest.ts';
import { deleteOffersOn } from '../points/daily-bonus-store.ts';
import { deleteUnsharedSessions } from '../stories/play/session-store.ts';

/**
 * Deletes devices that have had no session for so long that their guests cannot return to them. A guest's data counts as
 * deleted from now on, except plays that are shared by a link. The wallet and its ledger stay.
 *
 * @param before Only devices from before (epoch ms).
 * @returns The last device that was looked at; undefined at the end of the walk.
 */
export async function forgetDevices(
  database: Database,
  { after, limit }: TopicWalk,
  { before, now }: { before: number; now: number },
): Promise<string | undefined> {
  const devices = await findOldDevices(database.db, after, before, limit);
  const ids = await withoutSession(database.db, devices);
  if (ids.length > 0) await inTransaction(database, (trx) => forget(trx, ids, now));
  return devices.length < limit ? undefined : devices.at(-1);
}

async function forget(trx: Trx, ids: readonly string[], now: number): Promise<void> {
  await deleteChatsOf(trx, ids, now);
  await deletePersonasOf(trx, ids, now);
  await deleteDraftsOf(trx, ids, now);
  await deleteAllPicturesOf(trx, ids, now);
  await deleteUnsharedSessions(trx, ids, now);
  await deleteHistoryOf(trx, ids);
  await deleteLoraFavouritesOf(trx, ids);
  await deleteOffersOn(trx, ids);
  await deleteDevices(trx, ids);
}
