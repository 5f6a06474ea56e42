import type { Queries, Trx } from '../db/database.ts';

/** Gives the characters of a guest's device to the account that the guest has signed in to. */
export async function moveGuestCharacters(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('characters').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}

/** Who brought a character along (see `ownerOf`); null for the house's own and for an unknown id. */
export async function findOwner(db: Queries, characterId: string): Promise<string | null> {
  const row = await db
    .selectFrom('characters')
    .select('owner_id')
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  return row?.owner_id ?? null;
}
