import type { Queries, Trx } from '../db/database.ts';
import { addToPost, findAnyPost, updateWithheld } from './post-store.ts';
import type { PostRow } from './tables.ts';

/** Withholds a post at epoch ms, or shows it again (null). False when unchanged. */
export async function setPostWithheld(trx: Trx, postId: string, at: number | null): Promise<boolean> {
  return updateWithheld(trx, postId, at);
}

export async function countCommentOfPost(trx: Trx, postId: string, step: 1 | -1): Promise<void> {
  await addToPost(trx, postId, 'comment_count', step);
}

export async function findPostState(db: Queries, postId: string): Promise<PostRow | undefined> {
  return findAnyPost(db, postId);
}
