import type { Trx } from '../db/database.ts';
import { addToPost } from './post-store.ts';

/**
 * Hides a post from all but its author, or shows it to everybody again. False when it was so before.
 *
 * @param at When it was hidden, epoch milliseconds; null to show it.
 */
export async function setPostWithheld(trx: Trx, postId: string, at: number | null): Promise<boolean> {
  const changed = await trx
    .updateTable('posts')
    .set({ withheld_at: at })
    .where('post_id', '=', postId)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    .returning('post_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Moves the number of comments on a post that are shown, where one of them is hidden or shown again. */
export async function countCommentOfPost(trx: Trx, postId: string, step: 1 | -1): Promise<void> {
  await addToPost(trx, postId, 'comment_count', step);
}
