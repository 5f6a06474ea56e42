import type { Trx } from '../db/database.ts';
import { clearDefault, findDefaultPersona } from './personas/persona-store.ts';

/** Gives the chats, pictures and personas of a guest's device to the account that the guest has signed in to. */
export async function moveGuestChats(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('chats').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
  await trx.updateTable('images').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
  // The account's own default stays the one.
  if ((await findDefaultPersona(trx, accountId)) !== undefined) await clearDefault(trx, deviceId);
  await trx.updateTable('personas').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}
