import type { Logger } from 'pino';
import type { Accounts } from '../accounts/accounts.ts';
import type { Profile } from '../accounts/read-profiles.ts';
import { Comment, type CommentForm, type CommentPage } from '../contract/validators.ts';
import { readFrames } from '../cosmetics/read-worn.ts';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import { forgetInteraction, recordInteraction, type Deed } from '../history/interactions.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import type { Posts } from '../posts/posts.ts';
import { findProposal } from '../proposals/proposal-store.ts';
import { requireProposal } from '../proposals/require-proposal.ts';
import type { Safety } from '../safety/safety.ts';
import {
  findComment,
  findComments,
  hideComment,
  insertComment,
  listOf,
  showComment,
  type Commented,
  type CommentedName,
  type CommentRequest,
} from './comment-store.ts';
import { addToCount, findCounts } from './engagement-store.ts';
import { notify } from './notifications/notify-store.ts';
import type { Member, Reader } from '../http/reader.ts';
import { findCreator, requireSubject, type Subject, type SubjectName } from '../explore/subjects.ts';
import type { CommentRow } from './tables.ts';
import { checkText } from '../posts/check-text.ts';

export interface CommentDeps {
  database: Database;
  log: Logger;
  clock: Clock;
  ids: Ids;
  accounts: Accounts;
  explore: Explore;
  posts: Posts;
  safety: Safety;
  limits: { words: RateLimit };
}

export interface CommentName {
  on: CommentedName;
  commentId: string;
}

interface CommentedSubject {
  /** Null for a proposal. */
  subject: Subject | null;
  commentCount: number;
}

export class Comments {
  readonly #deps: CommentDeps;

  constructor(deps: CommentDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND. */
  async list(reader: Reader, commented: Commented, request: CommentRequest): Promise<CommentPage> {
    const { db } = this.#deps.database;
    const { commentCount } = await this.#require(reader, commented);
    const rows = await findComments(db, reader.accountId, commented, request);
    const page = cutPage(rows, request.limit, listOf(commented), (row) => [row.created_at, row.comment_id]);
    const items = await this.#show(db, reader, page.items);
    return { items, nextCursor: page.nextCursor, total: commentCount };
  }

  /** Throws NOT_FOUND, FORBIDDEN. */
  async create(member: Member, { id, kind }: CommentedName, form: CommentForm): Promise<Comment> {
    const { clock, database, ids, limits, safety } = this.#deps;
    const { accountId, key } = member;
    const commented = { kind, id, postId: form.postId ?? null };
    const { subject } = await this.#require(member, commented);
    await limits.words(accountId);
    const { crisis, text } = await checkText(safety, { text: form.text, side: 'visitor' });
    const now = clock.now();
    const act = { ownerId: accountId, operation: 'createComment', key, input: { kind, id, form }, now };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, Comment, async () => {
        const row: CommentRow = {
          comment_id: ids.next('cmt'),
          subject_kind: kind,
          subject_id: id,
          post_id: commented.postId,
          account_id: accountId,
          text,
          crisis: crisis ? 1 : 0,
          created_at: now,
          hidden_by: null,
          withheld_at: null,
        };
        await insertComment(trx, row);
        await this.#appear(trx, row, subject);
        await notifyMaker(trx, row);
        return this.#showOne(trx, member, row);
      }),
    );
  }

  /** Throws NOT_FOUND, FORBIDDEN for others than author and the subject’s creator. */
  async hide(member: Member, name: CommentName): Promise<void> {
    const row = await this.find(member, name);
    if (!(await this.#mayDelete(member, row)))
      throw new AppError('FORBIDDEN', 'Only its author and the creator of the work can delete a comment');
    await inTransaction(this.#deps.database, async (trx) => {
      const hidden = await hideComment(trx, row.comment_id, member.accountId);
      if (hidden === undefined) return;
      await this.#count(trx, hidden, -1);
      const deed = deedOf(row);
      if (deed !== undefined) await forgetInteraction(trx, deed, row.comment_id);
    });
  }

  /** Throws NOT_FOUND, also when another user hid it. */
  async restore(member: Member, { commentId, on }: CommentName): Promise<Comment> {
    const { database } = this.#deps;
    const row = await findComment(database.db, on, commentId);
    if (row === undefined || !isFor(member, row)) throw notFound();
    const { subject } = await this.#require(member, { ...on, postId: row.post_id });
    return inTransaction(database, async (trx) => {
      const shown = await showComment(trx, commentId, member.accountId);
      if (shown !== undefined) await this.#appear(trx, shown, subject);
      else if (row.hidden_by !== null) throw notFound();
      return this.#showOne(trx, member, row);
    });
  }

  /** Throws NOT_FOUND, also for hidden ones. */
  async find(reader: Reader, { commentId, on }: CommentName): Promise<CommentRow> {
    const row = await findComment(this.#deps.database.db, on, commentId);
    if (row === undefined || row.hidden_by !== null || !isFor(reader, row)) throw notFound();
    await this.#require(reader, { ...on, postId: row.post_id });
    return row;
  }

  /** The history is of characters and stories. */
  async #appear(trx: Trx, row: CommentRow, subject: Subject | null): Promise<void> {
    await this.#count(trx, row, 1);
    const deed = deedOf(row);
    if (subject === null || deed === undefined) return;
    await recordInteraction(trx, { ...deed, id: row.comment_id, subject, at: row.created_at });
  }

  /** Withheld comments are in no count. */
  async #count(trx: Trx, row: CommentRow, step: 1 | -1): Promise<void> {
    const { post_id: postId, withheld_at: withheldAt } = row;
    if (withheldAt !== null) return;
    if (postId === null) await addToCount(trx, subjectOf(row), 'comment_count', step);
    else await this.#deps.posts.countComment(trx, postId, step);
  }

  async #require(reader: Reader, { id, kind, postId }: Commented): Promise<CommentedSubject> {
    const { database, explore, posts } = this.#deps;
    const { db } = database;
    if (kind === 'proposal') {
      await requireProposal(db, reader.accountId, id);
      return { subject: null, commentCount: (await findCounts(db, { kind, id })).comment_count };
    }
    const subject = await requireSubject(explore, reader, { kind, id });
    if (postId === null) return { subject, commentCount: (await findCounts(db, subject)).comment_count };
    return { subject, commentCount: (await posts.get(reader, { characterId: id, postId })).commentCount };
  }

  async #mayDelete({ accountId }: Reader, row: CommentRow): Promise<boolean> {
    const { db } = this.#deps.database;
    return row.account_id === accountId || (await findModerator(db, row)) === accountId;
  }

  async #showOne(db: Queries, reader: Reader, row: CommentRow): Promise<Comment> {
    const [comment] = await this.#show(db, reader, [row]);
    if (comment === undefined) throw new Error('The comment is missing');
    return comment;
  }

  async #show(db: Queries, { accountId }: Reader, rows: readonly CommentRow[]): Promise<Comment[]> {
    const [first] = rows;
    if (first === undefined) return [];
    const creator = await findModerator(db, first);
    const writers = [...new Set(rows.map((row) => row.account_id))];
    const profiles = await this.#deps.accounts.profiles(db, writers);
    const frames = await readFrames(db, writers);
    const show = (row: CommentRow): Comment => {
      const own = row.account_id === accountId;
      return {
        commentId: row.comment_id,
        postId: row.post_id,
        ...authorOf(profiles.get(row.account_id)),
        authorFrameId: frames.get(row.account_id) ?? null,
        text: row.text,
        own,
        byCreator: row.account_id === creator,
        deletable: own || (accountId !== undefined && creator === accountId),
        crisis: own && row.crisis === 1,
        withheld: row.withheld_at !== null,
        createdAt: new Date(row.created_at).toISOString(),
      };
    };
    return showRows(this.#deps.log, { table: 'comments', rows, idOf: (row) => row.comment_id, show });
  }
}

function isFor({ accountId }: Pick<Reader, 'accountId'>, row: CommentRow): boolean {
  return row.withheld_at === null || row.account_id === accountId;
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such comment');
}

function subjectOf(row: CommentRow): CommentedName {
  return { kind: row.subject_kind, id: row.subject_id };
}

/** The character or the story that a comment is about, itself or by a post; undefined for a proposal. */
function workOf({ subject_id: id, subject_kind: kind }: CommentRow): SubjectName | undefined {
  return kind === 'proposal' ? undefined : { kind, id };
}

/** Who may delete comments of others: the creator of a work. The author of a proposal does not moderate its discussion. */
async function findModerator(db: Queries, row: CommentRow): Promise<string | null> {
  const work = workOf(row);
  return work === undefined ? null : findCreator(db, work);
}

/** Notifies who made the work that was commented on, or wrote the proposal. */
async function notifyMaker(trx: Trx, row: CommentRow): Promise<void> {
  const work = workOf(row);
  const subject = work ?? ({ kind: 'proposal', id: row.subject_id } as const);
  const thing = row.post_id === null ? subject : ({ kind: 'post', id: row.post_id } as const);
  const cause = { kind: 'commented', decision: '', thing, subject, at: row.created_at } as const;
  const maker =
    work === undefined ? (await findProposal(trx, row.subject_id))?.author_id : await findCreator(trx, work);
  await notify(trx, [maker ?? null], cause, row.account_id);
}

function deedOf(row: CommentRow): Deed | undefined {
  const work = workOf(row);
  if (work === undefined) return undefined;
  const target = row.post_id === null ? work : ({ kind: 'post', id: row.post_id } as const);
  return { ownerId: row.account_id, kind: 'comment', target };
}

function authorOf(
  profile: Pick<Profile, 'userName' | 'avatarUrl'> | undefined,
): Pick<Comment, 'authorName' | 'authorAvatarUrl'> {
  return { authorName: profile?.userName ?? '', authorAvatarUrl: profile?.avatarUrl || null };
}
