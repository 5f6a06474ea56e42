import type { Trx } from '../db/database.ts';

/** Gives the stories of a guest's device to the account that the guest has signed in to. */
export async function moveGuestStories(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('stories').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}
