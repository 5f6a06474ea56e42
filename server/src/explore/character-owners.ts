import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import type { View } from './view.ts';

/** Whether a view may show the character `c`: everybody sees the public ones, and each their own. */
export function isOpenTo({ viewerId }: View): RawBuilder<SqlBool> {
  if (viewerId === undefined) return sql<SqlBool>`c.visibility = 'public'`;
  return sql<SqlBool>`(c.visibility = 'public' or c.owner_id = ${viewerId})`;
}

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
