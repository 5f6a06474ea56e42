import type { Trx } from '../../db/database.ts';
import type { StoryRow, StoryTextRow } from '../tables.ts';

export async function insertStory(trx: Trx, story: StoryRow): Promise<void> {
  await trx.insertInto('stories').values(story).execute();
}

export async function insertStoryTexts(trx: Trx, texts: readonly StoryTextRow[]): Promise<void> {
  await trx.insertInto('story_texts').values(texts).execute();
}
