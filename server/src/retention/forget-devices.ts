import { deleteDevices, findOldDevices, withoutSession } from '../accounts/device-store.ts';
import { deleteDraftsOf } from '../drafts/draft-life-store.ts';
import { deletePersonasOf } from '../chats/personas/persona-store.ts';
import { deleteChatsOf } from '../chats/store/chat-store.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { TopicWalk } from '../generations/event-log-store.ts';
import { deleteResultsOf } from '../funny/funny-store.ts';
import { deleteHistoryOf } from '../history/history-store.ts';
import { deleteLoraFavouritesOf } from '../loras/favourite-store.ts';
import { deleteAllPicturesOf } from '../pictures/merge-guest.ts';
import { deleteOffersOn } from '../points/daily-bonus-store.ts';
import { deleteRecordingsOf } from '../recordings/recording-store.ts';
import { deleteCartsOf } from '../shop/cart/cart-store.ts';
import { deleteUnsharedSessions } from '../stories/play/session-store.ts';

/**
 * Deletes devices unused since `before` (epoch ms), to which guests cannot return. Their data counts as deleted now,
 * except shared plays; wallet and ledger stay. Returns the last device, undefined at the end of the walk.
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
  await deleteResultsOf(trx, ids);
  await deleteRecordingsOf(trx, ids);
  await deleteCartsOf(trx, ids);
  await deleteOffersOn(trx, ids);
  await deleteDevices(trx, ids);
}
