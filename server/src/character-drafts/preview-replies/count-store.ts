import type { Queries, Trx } from '../../db/database.ts';
import type { PreviewCountRow, PreviewReplyRow } from './tables.ts';

type CountName = Pick<PreviewCountRow, 'holder' | 'day'>;

/**
 * Counts one reply in one statement, so that of any number of callers at once only so many come through.
 *
 * @returns false when the holder has had as many as there are in a day.
 */
export async function addReply(trx: Trx, { day, holder }: CountName, most: number): Promise<boolean> {
  const counted = await trx
    .insertInto('preview_counts')
    .values({ holder, day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['holder', 'day'])
        .doUpdateSet((row) => ({ used: row('preview_counts.used', '+', 1) }))
        .where('preview_counts.used', '<', most),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function removeReply(trx: Trx, { day, holder }: CountName): Promise<void> {
  await trx
    .updateTable('preview_counts')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('holder', '=', holder)
    .where('day', '=', day)
    .where('used', '>', 0)
    .execute();
}

export async function findCount(db: Queries, { day, holder }: CountName): Promise<number> {
  const row = await db
    .selectFrom('preview_counts')
    .select('used')
    .where('holder', '=', holder)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.used ?? 0;
}

export async function deleteCountsBefore(db: Queries, day: number): Promise<void> {
  await db.deleteFrom('preview_counts').where('day', '<', day).execute();
}

export async function insertReply(trx: Trx, reply: PreviewReplyRow): Promise<void> {
  await trx.insertInto('preview_replies').values(reply).execute();
}

/** Deletes a reply that has ended. @returns undefined when it had ended before. */
export async function deleteReply(trx: Trx, replyId: string): Promise<PreviewReplyRow | undefined> {
  return trx.deleteFrom('preview_replies').where('reply_id', '=', replyId).returningAll().executeTakeFirst();
}

export async function mergeGuestPreviewReplies(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('preview_replies').set({ owner_id: to }).where('owner_id', '=', from).execute();
  const counts = await trx
    .deleteFrom('preview_counts')
    .where('holder', '=', ownerHolder(from))
    .returningAll()
    .execute();
  for (const { day, used } of counts) {
    await trx
      .insertInto('preview_counts')
      .values({ holder: ownerHolder(to), day, used })
      .onConflict((conflict) =>
        conflict.columns(['holder', 'day']).doUpdateSet((row) => ({ used: row('preview_counts.used', '+', used) })),
      )
      .execute();
  }
}

export const draftHolder = (draftId: string): string => `draft:${draftId}`;
export const ownerHolder = (ownerId: string): string => `owner:${ownerId}`;
export const networkHolder = (digest: string): string => `network:${digest}`;
