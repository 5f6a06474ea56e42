import type { Trx } from '../../db/database.ts';

export async function insertReader(trx: Trx, storyId: string, readerId: string): Promise<boolean> {
  const added = await trx
    .insertInto('story_readers')
    .values({ story_id: storyId, reader_id: readerId })
    .onConflict((conflict) => conflict.columns(['story_id', 'reader_id']).doNothing())
    .returning('reader_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function addToReaders(trx: Trx, storyIds: readonly string[], step: 1 | -1): Promise<void> {
  if (storyIds.length === 0) return;
  await trx
    .updateTable('stories')
    .set((column) => ({ reader_count: column('reader_count', '+', step) }))
    .where('story_id', 'in', storyIds)
    .execute();
}

export async function mergeGuestReaders(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  const ofAccount = trx.selectFrom('story_readers').select('story_id').where('reader_id', '=', accountId);
  const counted = await trx
    .deleteFrom('story_readers')
    .where('reader_id', '=', deviceId)
    .where('story_id', 'in', ofAccount)
    .returning('story_id')
    .execute();
  await addToReaders(
    trx,
    counted.map((row) => row.story_id),
    -1,
  );
  await trx.updateTable('story_readers').set({ reader_id: accountId }).where('reader_id', '=', deviceId).execute();
}
