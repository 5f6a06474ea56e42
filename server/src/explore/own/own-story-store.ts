import type { UpdateObject } from 'kysely';
import type { Queries, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { StoryRow, StoryTextRow } from '../tables.ts';

export async function insertStory(trx: Trx, story: StoryRow): Promise<void> {
  await trx.insertInto('stories').values(story).execute();
}

export async function insertStoryTexts(trx: Trx, texts: readonly StoryTextRow[]): Promise<void> {
  await trx.insertInto('story_texts').values(texts).execute();
}

export async function replaceStoryCast(trx: Trx, storyId: string, characterIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('story_cast').where('story_id', '=', storyId).execute();
  if (characterIds.length === 0) return;
  const rows = characterIds.map((character_id, position) => ({ story_id: storyId, character_id, position }));
  await trx.insertInto('story_cast').values(rows).execute();
}

/** A story of this owner with its title and tagline, `mature` as its owner declares it; undefined for a deleted one, and for one of another owner. */
export async function findOwnStory(db: Queries, ownerId: string, storyId: string) {
  return db
    .selectFrom('stories as s')
    .innerJoin('story_texts as t', (join) =>
      join.onRef('t.story_id', '=', 's.story_id').onRef('t.locale', '=', 's.language'),
    )
    .select(['s.story_id', 's.kind', 's.language', 's.picture_key', 's.created_at', 't.title', 't.tagline'])
    .select((select) => select.fn.coalesce('s.declared_mature', 's.mature').as('mature'))
    .where('s.story_id', '=', storyId)
    .where('s.owner_id', '=', ownerId)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function updateStory(trx: Trx, storyId: string, changes: UpdateObject<Tables, 'stories'>): Promise<void> {
  await trx.updateTable('stories').set(changes).where('story_id', '=', storyId).execute();
}

export async function replaceStoryTexts(trx: Trx, storyId: string, texts: readonly StoryTextRow[]): Promise<void> {
  await trx.deleteFrom('story_texts').where('story_id', '=', storyId).execute();
  await insertStoryTexts(trx, texts);
}
