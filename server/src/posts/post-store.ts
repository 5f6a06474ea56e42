import type { Queries, Trx } from '../db/database.ts';
import type { Reader } from '../http/reader.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { PostRow } from './tables.ts';

const ORDER = [
  { column: 'p.created_at', direction: 'desc', type: 'number' },
  { column: 'p.post_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

export interface PostRequest {
  cursor?: string | undefined;
  limit: number;
}

export function listOf(characterId: string): object {
  return { list: 'posts', characterId };
}

/** Visible posts, and the reader's own withheld ones, in the reader's language with their likes. */
function shown(db: Queries, { accountId = '', view }: Reader) {
  return db
    .selectFrom('posts as p')
    .leftJoin('post_texts as t', (join) => join.onRef('t.post_id', '=', 'p.post_id').on('t.locale', '=', view.locale))
    .leftJoin('post_likes as l', (join) => join.onRef('l.post_id', '=', 'p.post_id').on('l.account_id', '=', accountId))
    .select(['p.post_id', 'p.character_id', 'p.text', 'p.language', 'p.like_count', 'p.comment_count'])
    .select([
      'p.created_at',
      'p.edited_at',
      'p.withheld_at',
      't.text as own_text',
      't.locale as own_locale',
      'l.account_id as liker',
    ])
    .where('p.hidden_at', 'is', null)
    .where((where) => where.or([where('p.withheld_at', 'is', null), where('p.author_id', '=', accountId)]));
}

export type ShownPostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** A page, newest first, with one extra row where there is more. */
export async function findPosts(
  db: Queries,
  reader: Reader,
  characterId: string,
  { cursor, limit }: PostRequest,
): Promise<ShownPostRow[]> {
  const query = shown(db, reader).where('p.character_id', '=', characterId);
  return onePage(query, { list: listOf(characterId), order: ORDER, cursor, limit }).execute();
}

export async function findPost(db: Queries, reader: Reader, characterId: string, postId: string) {
  return shown(db, reader).where('p.character_id', '=', characterId).where('p.post_id', '=', postId).executeTakeFirst();
}

/** Unordered, without hidden ones. */
export async function findPostsById(db: Queries, reader: Reader, postIds: readonly string[]): Promise<ShownPostRow[]> {
  if (postIds.length === 0) return [];
  return shown(db, reader).where('p.post_id', 'in', postIds).execute();
}

export async function countPosts(db: Queries, characterId: string): Promise<number> {
  const row = await db
    .selectFrom('posts')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('character_id', '=', characterId)
    .where('hidden_at', 'is', null)
    .where('withheld_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function insertPost(trx: Trx, post: PostRow): Promise<void> {
  await trx.insertInto('posts').values(post).execute();
}

export async function updatePost(
  db: Queries,
  characterId: string,
  postId: string,
  changes: Partial<Pick<PostRow, 'text' | 'language' | 'edited_at' | 'hidden_at'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('posts')
    .set(changes)
    .where('post_id', '=', postId)
    .where('character_id', '=', characterId)
    .returning('post_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function addToPost(
  trx: Trx,
  postId: string,
  count: 'like_count' | 'comment_count',
  step: 1 | -1,
): Promise<void> {
  await trx
    .updateTable('posts')
    .set((column) => ({ [count]: column(count, '+', step) }))
    .where('post_id', '=', postId)
    .execute();
}

export async function insertPostLike(trx: Trx, postId: string, accountId: string, now: number): Promise<boolean> {
  const added = await trx
    .insertInto('post_likes')
    .values({ post_id: postId, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.columns(['post_id', 'account_id']).doNothing())
    .returning('post_id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deletePostLike(trx: Trx, postId: string, accountId: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('post_likes')
    .where('post_id', '=', postId)
    .where('account_id', '=', accountId)
    .returning('post_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function findAnyPost(db: Queries, postId: string): Promise<PostRow | undefined> {
  return db.selectFrom('posts').selectAll().where('post_id', '=', postId).executeTakeFirst();
}

/** False when unchanged. `at` is in epoch ms; null shows it. */
export async function updateWithheld(trx: Trx, postId: string, at: number | null): Promise<boolean> {
  const changed = await trx
    .updateTable('posts')
    .set({ withheld_at: at })
    .where('post_id', '=', postId)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    .returning('post_id')
    .executeTakeFirst();
  return changed !== undefined;
}
