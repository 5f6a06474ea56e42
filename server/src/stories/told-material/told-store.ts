import type { Queries, Trx } from '../../db/database.ts';
import type { ToldStoryRow } from './tables.ts';

export async function insertTold(trx: Trx, row: ToldStoryRow): Promise<void> {
  await trx.insertInto('told_stories').values(row).execute();
}

export async function findTold(db: Queries, storyId: string): Promise<ToldStoryRow | undefined> {
  return db.selectFrom('told_stories').selectAll().where('story_id', '=', storyId).executeTakeFirst();
}

/** Those of some stories that a model tells: one that was brought as ink later has an author. */
export async function findToldAmong(db: Queries, storyIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (storyIds.length === 0) return new Set();
  const told = await db
    .selectFrom('told_stories as t')
    .select('t.story_id')
    .where('t.story_id', 'in', storyIds)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('story_versions as v').select('v.story_id').whereRef('v.story_id', '=', 't.story_id'),
        ),
      ),
    )
    .execute();
  return new Set(told.map((row) => row.story_id));
}

/** Stories that are being made for an owner now. */
export async function countMaking(db: Queries, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('told_stories')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('material', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function setMaterial(trx: Trx, storyId: string, material: string): Promise<void> {
  await trx.updateTable('told_stories').set({ material }).where('story_id', '=', storyId).execute();
}

export async function deleteTold(trx: Trx, storyId: string): Promise<void> {
  await trx.deleteFrom('told_stories').where('story_id', '=', storyId).execute();
}

/** Gives the stories of a guest's device to the account that the guest has signed in to. */
export async function mergeGuestTold(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('told_stories').set({ owner_id: to }).where('owner_id', '=', from).execute();
}
