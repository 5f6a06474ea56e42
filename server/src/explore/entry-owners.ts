import type { Queries } from '../db/database.ts';

/** Whether somebody has characters or stories of their own, deleted ones included. */
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
