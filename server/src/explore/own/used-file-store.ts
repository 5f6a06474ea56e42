import type { Queries } from '../../db/database.ts';

/** Which of these portraits and expressions some character has, a deleted one too: the chats with it stay. */
export async function findUsedPortraits(db: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('characters')
    .select('portrait_key as key')
    .where('portrait_key', 'in', keys)
    .union(db.selectFrom('character_expressions').select('picture_key as key').where('picture_key', 'in', keys))
    .execute();
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** Which of these pictures some story has, a deleted one too: who plays it can go on. */
export async function findUsedPictures(db: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('stories').select('picture_key as key').where('picture_key', 'in', keys).execute();
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

export async function findUsedSources(db: Queries, storyIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('stories').select('story_id').where('story_id', 'in', storyIds).execute();
  return new Set(rows.map((row) => row.story_id));
}
