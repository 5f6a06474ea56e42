import type { Trx } from '../db/database.ts';

/**
 * Counts a visitor who begins a story, once however often they play it.
 *
 * @param readerId See `ownerOf`.
 */
export async function countReader(trx: Trx, storyId: string, readerId: string): Promise<void> {
  const added = await trx
    .insertInto('story_readers')
    .values({ story_id: storyId, reader_id: readerId })
    .onConflict((conflict) => conflict.columns(['story_id', 'reader_id']).doNothing())
    .returning('reader_id')
    .executeTakeFirst();
  if (added === undefined) return;
  await trx
    .updateTable('stories')
    .set((column) => ({ reader_count: column('reader_count', '+', 1) }))
    .where('story_id', '=', storyId)
    .execute();
}

/** Makes one reader of a guest and of the account that the guest has signed in to. */
export async function moveGuestReaders(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  const ofAccount = trx.selectFrom('story_readers').select('story_id').where('reader_id', '=', accountId);
  const counted = await trx
    .deleteFrom('story_readers')
    .where('reader_id', '=', deviceId)
    .where('story_id', 'in', ofAccount)
    .returning('story_id')
    .execute();
  if (counted.length > 0) {
    await trx
      .updateTable('stories')
      .set((column) => ({ reader_count: column('reader_count', '-', 1) }))
      .where(
        'story_id',
        'in',
        counted.map((row) => row.story_id),
      )
      .execute();
  }
  await trx.updateTable('story_readers').set({ reader_id: accountId }).where('reader_id', '=', deviceId).execute();
}
