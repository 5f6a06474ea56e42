import type { Trx } from '../db/database.ts';

/** Gives what a guest played on a device to the account that the guest has signed in to. */
export async function moveGuestStorySessions(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('story_sessions').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}
