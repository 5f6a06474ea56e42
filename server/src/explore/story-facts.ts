import type { Queries } from '../db/database.ts';

/** Counts a visitor who has begun a story. */
export async function countReading(db: Queries, storyId: string): Promise<void> {
  await db
    .updateTable('stories')
    .set((column) => ({ reader_count: column('reader_count', '+', 1) }))
    .where('story_id', '=', storyId)
    .execute();
}
