import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { View } from './view.ts';

/** Whether a view may show the story `s`: everybody sees the public ones, and each their own. */
export function isStoryOpenTo({ viewerId }: View): RawBuilder<SqlBool> {
  if (viewerId === undefined) return sql<SqlBool>`s.visibility = 'public'`;
  return sql<SqlBool>`(s.visibility = 'public' or s.owner_id = ${viewerId})`;
}

/** Gives the stories of a guest's device to the account that the guest has signed in to. */
export async function moveGuestStories(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('stories').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}
