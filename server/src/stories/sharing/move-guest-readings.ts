import type { Trx } from '../../db/database.ts';

/** Makes one reader of a guest and of the account that the guest has signed in to. */
export async function moveGuestReadings(trx: Trx, deviceId: string, accountId: string): Promise<void> {
  const ofAccount = trx.selectFrom('story_share_readers').select('story_session_id').where('reader_id', '=', accountId);
  await trx
    .deleteFrom('story_share_readers')
    .where('reader_id', '=', deviceId)
    .where('story_session_id', 'in', ofAccount)
    .execute();
  await trx
    .updateTable('story_share_readers')
    .set({ reader_id: accountId })
    .where('reader_id', '=', deviceId)
    .execute();
}
