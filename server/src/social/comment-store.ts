import type { Queries, Trx } from '../db/database.ts';
import { onePage, type SortColumn } from '../lists/keyset.ts';
import type { CommentedKind, CommentRow } from './tables.ts';

const ORDER = [
  { column: 'created_at', direction: 'desc', type: 'number' },
  { column: 'comment_id', direction: 'desc', type: 'string' },
] as const satisfies readonly SortColumn[];

/** What is commented on. */
export interface CommentedName {
  kind: CommentedKind;
  id: string;
}

export interface Commented extends CommentedName {
  postId: string | null;
}

export interface CommentRequest {
  cursor?: string | undefined;
  limit: number;
}

export function listOf({ id, kind, postId }: Commented): object {
  return { list: 'comments', kind, id, postId };
}

/**
 * A page of visible comments, newest first, with one extra row where there is more; `accountId` sees their own withheld
 * ones.
 */
export async function findComments(
  db: Queries,
  accountId: string | undefined,
  subject: Commented,
  { cursor, limit }: CommentRequest,
): Promise<CommentRow[]> {
  const query = db
    .selectFrom('comments')
    .selectAll()
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('post_id', subject.postId === null ? 'is' : '=', subject.postId)
    .where('hidden_by', 'is', null)
    .where((where) => where.or([where('withheld_at', 'is', null), where('account_id', '=', accountId ?? '')]));
  return onePage(query, { list: listOf(subject), order: ORDER, cursor, limit }).execute();
}

export async function findComment(
  db: Queries,
  { id, kind }: CommentedName,
  commentId: string,
): Promise<CommentRow | undefined> {
  return db
    .selectFrom('comments')
    .selectAll()
    .where('comment_id', '=', commentId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();
}

export async function insertComment(trx: Trx, comment: CommentRow): Promise<void> {
  await trx.insertInto('comments').values(comment).execute();
}

/** Undefined when hidden before. */
export async function hideComment(trx: Trx, commentId: string, accountId: string): Promise<CommentRow | undefined> {
  return trx
    .updateTable('comments')
    .set({ hidden_by: accountId })
    .where('comment_id', '=', commentId)
    .where('hidden_by', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Undefined unless the account hid it. */
export async function showComment(trx: Trx, commentId: string, accountId: string): Promise<CommentRow | undefined> {
  return trx
    .updateTable('comments')
    .set({ hidden_by: null })
    .where('comment_id', '=', commentId)
    .where('hidden_by', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}

/** Withholds a comment at epoch ms, or shows it again (null). Undefined when unchanged. */
export async function setCommentWithheld(
  trx: Trx,
  commentId: string,
  at: number | null,
): Promise<Pick<CommentRow, 'subject_kind' | 'subject_id' | 'post_id' | 'hidden_by'> | undefined> {
  return trx
    .updateTable('comments')
    .set({ withheld_at: at })
    .where('comment_id', '=', commentId)
    .where('withheld_at', at === null ? 'is not' : 'is', null)
    .returning(['subject_kind', 'subject_id', 'post_id', 'hidden_by'])
    .executeTakeFirst();
}
