import type { Queries, Trx } from '../db/database.ts';
import type { LoraFavouriteRow } from './tables.ts';

export async function findFavouriteIds(db: Queries, ownerId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('lora_favourites').select('lora_id').where('owner_id', '=', ownerId).execute();
  return new Set(rows.map((row) => row.lora_id));
}

/** False when it is one already. */
export async function insertFavourite(trx: Trx, row: LoraFavouriteRow): Promise<boolean> {
  const added = await trx
    .insertInto('lora_favourites')
    .values(row)
    .onConflict((conflict) => conflict.columns(['owner_id', 'lora_id']).doNothing())
    .returning('owner_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteFavourite(db: Queries, ownerId: string, loraId: string): Promise<void> {
  await db.deleteFrom('lora_favourites').where('owner_id', '=', ownerId).where('lora_id', '=', loraId).execute();
}

export async function deleteLoraFavouritesOf(trx: Trx, ownerIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('lora_favourites').where('owner_id', 'in', ownerIds).execute();
}

export async function mergeGuestLoraFavourites(trx: Trx, from: string, to: string): Promise<void> {
  const rows = await trx.deleteFrom('lora_favourites').where('owner_id', '=', from).returningAll().execute();
  for (const row of rows) await insertFavourite(trx, { ...row, owner_id: to });
}
