import type { Queries, Trx } from '../db/database.ts';

/** Gives the stories of a guest's device to the account that the guest has signed in to. */
export async function moveGuestStories(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('stories').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}

/** The account or device that imported a story (see `ownerOf`); null for the house's own and for an unknown id. */
export async function findStoryOwner(db: Queries, storyId: string): Promise<string | null> {
  const row = await db.selectFrom('stories').select('owner_id').where('story_id', '=', storyId).executeTakeFirst();
  return row?.owner_id ?? null;
}
