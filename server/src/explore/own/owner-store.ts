import type { Queries, Trx } from '../../db/database.ts';

export async function mergeGuestCharacters(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('characters').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}

/** See `ownerOf`; null for the house's and when unknown. */
export async function findOwner(db: Queries, characterId: string): Promise<string | null> {
  const row = await db
    .selectFrom('characters')
    .select('owner_id')
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  return row?.owner_id ?? null;
}

export async function mergeGuestStories(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  await trx.updateTable('stories').set({ owner_id: accountId }).where('owner_id', '=', deviceId).execute();
}

/** See `ownerOf`; null for the house's and when unknown. */
export async function findStoryOwner(db: Queries, storyId: string): Promise<string | null> {
  const row = await db.selectFrom('stories').select('owner_id').where('story_id', '=', storyId).executeTakeFirst();
  return row?.owner_id ?? null;
}

export async function ownsEntries(db: Queries, ownerId: string): Promise<boolean> {
  const character = await db
    .selectFrom('characters')
    .select('character_id')
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst();
  if (character !== undefined) return true;
  const story = await db
    .selectFrom('stories')
    .select('story_id')
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst();
  return story !== undefined;
}
