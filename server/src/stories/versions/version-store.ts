import type { Queries, Trx } from '../../db/database.ts';
import type { StoryVersionRow } from './tables.ts';

/** False where the story has a version of this number. */
export async function insertVersion(trx: Trx, row: StoryVersionRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('story_versions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The version that was kept last; undefined for a story that was imported before versions were kept. */
export async function findNewestVersion(db: Queries, storyId: string): Promise<StoryVersionRow | undefined> {
  const [newest] = await findVersions(db, storyId, 1);
  return newest;
}

export async function findVersion(db: Queries, fileId: string): Promise<StoryVersionRow | undefined> {
  return db.selectFrom('story_versions').selectAll().where('file_id', '=', fileId).executeTakeFirst();
}

/** The versions of a story, the newest first. */
export async function findVersions(db: Queries, storyId: string, most: number): Promise<StoryVersionRow[]> {
  return db
    .selectFrom('story_versions')
    .selectAll()
    .where('story_id', '=', storyId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** Deletes versions up to a number with which no play was begun; answers the ids of their files. */
export async function deleteUnplayedUpTo(trx: Trx, storyId: string, number: number): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('story_versions')
    .where('story_id', '=', storyId)
    .where('number', '<=', number)
    .where('file_id', 'not in', (select) =>
      select
        .selectFrom('story_sessions')
        .select('file_id')
        .where('story_id', '=', storyId)
        .where('file_id', 'is not', null)
        .$castTo<{ file_id: string }>(),
    )
    .returning('file_id')
    .execute();
  return deleted.map((row) => row.file_id);
}
