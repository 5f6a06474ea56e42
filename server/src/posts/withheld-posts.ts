import type { Queries, Trx } from '../db/database.ts';
import { addToPost, findAnyPost, updateWithheld } from './post-store.ts';
import type { PostRow } from './tables.ts';

/**
 * Hides a post from all but its author, or shows it to everybody again. False when it was so before.
 *
 * @param at When it was hidden, epoch milliseconds; null to show it.
 */
export async function setPostWithheld(trx: Trx, postId: string, at: number | null): Promise<boolean> {
  return updateWithheld(trx, postId, at);
}

/** Moves the number of comments on a post that are shown, where one of them is hidden or shown again. */
export async function countCommentOfPost(trx: Trx, postId: string, step: 1 | -1): Promise<void> {
  await addToPost(trx, postId, 'comment_count', step);
}

/** A post in whatever state it is; undefined for an unknown id. */
export async function findPostState(db: Queries, postId: string): Promise<PostRow | undefined> {
  return findAnyPost(db, postId);
}
