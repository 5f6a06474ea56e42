import { sql } from 'kysely';
import type { Queries, Trx } from '../db/database.ts';
import { addToPost, deletePostLike } from '../posts/post-store.ts';
import { addToCount, deleteFollow } from '../social/engagement-store.ts';
import { deleteFavourite } from '../social/favourite-store.ts';

/** Erases likes, follows, posts and comments with their counts, at most `limit` of each; returns how many. */
export async function eraseSocial(trx: Trx, accountId: string, limit: number): Promise<number> {
  const favourites = await trx
    .selectFrom('favourites')
    .select(['subject_kind', 'subject_id'])
    .where('owner_id', '=', accountId)
    .limit(limit)
    .execute();
  for (const { subject_id: id, subject_kind: kind } of favourites) {
    if (await deleteFavourite(trx, { id, kind }, accountId)) await addToCount(trx, { id, kind }, 'like_count', -1);
  }
  const follows = await trx
    .selectFrom('character_follows')
    .select('character_id')
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute();
  for (const { character_id: id } of follows) {
    if (await deleteFollow(trx, id, accountId)) {
      await addToCount(trx, { kind: 'character', id }, 'follower_count', -1);
    }
  }
  const likes = await trx
    .selectFrom('post_likes')
    .select('post_id')
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute();
  for (const { post_id: postId } of likes) {
    if (await deletePostLike(trx, postId, accountId)) await addToPost(trx, postId, 'like_count', -1);
  }
  const comments = await eraseComments(trx, accountId, limit);
  const posts = await findPosts(trx, { author_id: accountId }, limit);
  await erasePosts(trx, posts);
  return favourites.length + follows.length + likes.length + comments + posts.length;
}

async function eraseComments(trx: Trx, accountId: string, limit: number): Promise<number> {
  const rows = await trx.selectFrom('comments').selectAll().where('account_id', '=', accountId).limit(limit).execute();
  if (rows.length === 0) return 0;
  for (const row of rows) {
    if (row.hidden_by !== null || row.withheld_at !== null) continue;
    if (row.post_id !== null) await addToPost(trx, row.post_id, 'comment_count', -1);
    else await addToCount(trx, { kind: row.subject_kind, id: row.subject_id }, 'comment_count', -1);
  }
  const ids = rows.map((row) => row.comment_id);
  await blankReports(trx, 'comment', ids);
  await trx.deleteFrom('comments').where('comment_id', 'in', ids).execute();
  return rows.length;
}

export async function findPosts(
  db: Queries,
  of: { author_id: string } | { character_id: string },
  limit: number,
): Promise<string[]> {
  const posts = await db
    .selectFrom('posts')
    .select('post_id')
    .where((where) => where.and(of))
    .limit(limit)
    .execute();
  return posts.map((post) => post.post_id);
}

export async function erasePosts(trx: Trx, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return;
  await blankReports(trx, 'post', postIds);
  for (const table of ['comments', 'post_likes', 'post_texts', 'posts'] as const) {
    await trx.deleteFrom(table).where('post_id', 'in', postIds).execute();
  }
}

/** A report stays for the decision about it, without the words that it quotes. */
export async function blankReports(
  trx: Trx,
  kind: 'post' | 'comment' | 'character' | 'story' | 'proposal',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('reports')
    .set({ excerpt: '', found_on: '' })
    .where('target_kind', '=', kind)
    .where('target_id', 'in', ids)
    .where(sql<boolean>`(excerpt <> '' or found_on <> '')`)
    .execute();
}
