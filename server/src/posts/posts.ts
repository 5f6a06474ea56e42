import type { Logger } from 'pino';
import { Locale, Post, type PostForm, type PostPage } from '../contract/validators.ts';
import type { Database, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import { forgetInteraction, recordInteraction } from '../history/interactions.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { Ids } from '../lib/ids.ts';
import { cutPage } from '../lists/keyset.ts';
import { showRows } from '../lists/show-rows.ts';
import type { Safety } from '../safety/safety.ts';
import type { Member, Reader } from '../http/reader.ts';
import { findCreator, requireCharacter, requireSubject } from '../explore/subjects.ts';
import { checkText } from './check-text.ts';
import {
  addToPost,
  countPosts,
  deletePostLike,
  findPost,
  findPosts,
  findPostsById,
  insertPost,
  insertPostLike,
  listOf,
  updatePost,
  type PostRequest,
  type ShownPostRow,
} from './post-store.ts';

export interface PostDeps {
  database: Database;
  log: Logger;
  clock: Clock;
  ids: Ids;
  explore: Explore;
  safety: Safety;
  /** Rate limits per account. */
  limits: { words: RateLimit; acts: RateLimit };
}

export interface PostName {
  characterId: string;
  postId: string;
}

export class Posts {
  readonly #deps: PostDeps;

  constructor(deps: PostDeps) {
    this.#deps = deps;
  }

  /** Throws NOT_FOUND for what the reader may not see. */
  async list(reader: Reader, characterId: string, request: PostRequest): Promise<PostPage> {
    const { database, explore } = this.#deps;
    await requireCharacter(explore, reader, characterId);
    const own = await this.#isCreator(reader, characterId);
    const rows = await findPosts(database.db, reader, characterId, request);
    const page = cutPage(rows, request.limit, listOf(characterId), (row) => [row.created_at, row.post_id]);
    return { items: this.#showPosts(page.items, () => own), nextCursor: page.nextCursor };
  }

  /** Throws NOT_FOUND. */
  async get(reader: Reader, { characterId, postId }: PostName): Promise<Post> {
    const { database, explore } = this.#deps;
    await requireCharacter(explore, reader, characterId);
    const row = await findPost(database.db, reader, characterId, postId);
    if (row === undefined) throw notFound();
    return toPost(row, await this.#isCreator(reader, characterId));
  }

  /** Throws NOT_FOUND, FORBIDDEN for others than the creator and for refused texts. */
  async create(member: Member, characterId: string, form: PostForm): Promise<Post> {
    const { clock, database, ids, limits, safety } = this.#deps;
    const { accountId, key } = member;
    await this.#requireCreator(member, characterId);
    await limits.words(accountId);
    const { text } = await checkText(safety, { text: form.text, side: 'character' });
    const now = clock.now();
    const act = { ownerId: accountId, operation: 'createCharacterPost', key, input: { characterId, form }, now };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, Post, async () => {
        const post = {
          post_id: ids.next('pst'),
          character_id: characterId,
          text,
          language: form.language,
          like_count: 0,
          comment_count: 0,
          created_at: now,
          edited_at: null,
          withheld_at: null,
        };
        await insertPost(trx, { ...post, author_id: accountId, hidden_at: null });
        return toPost({ ...post, own_text: null, own_locale: null, liker: null }, true);
      }),
    );
  }

  /** As `create`. */
  async update(member: Member, name: PostName, form: PostForm): Promise<Post> {
    const { clock, database, limits, safety } = this.#deps;
    await this.#requireCreator(member, name.characterId);
    await this.get(member, name);
    await limits.words(member.accountId);
    const { text } = await checkText(safety, { text: form.text, side: 'character' });
    const changes = { text, language: form.language, edited_at: clock.now() };
    await updatePost(database.db, name.characterId, name.postId, changes);
    return this.get(member, name);
  }

  /** Throws NOT_FOUND, FORBIDDEN for others than the creator. */
  async hide(member: Member, name: PostName): Promise<void> {
    await this.#requireCreator(member, name.characterId);
    await this.get(member, name);
    await updatePost(this.#deps.database.db, name.characterId, name.postId, { hidden_at: this.#deps.clock.now() });
  }

  /** As `hide`. */
  async restore(member: Member, name: PostName): Promise<Post> {
    await this.#requireCreator(member, name.characterId);
    await updatePost(this.#deps.database.db, name.characterId, name.postId, { hidden_at: null });
    return this.get(member, name);
  }

  /** Idempotent. */
  async setLike(member: Member, name: PostName, likes: boolean): Promise<Post> {
    const { clock, database, explore, ids, limits } = this.#deps;
    const { accountId } = member;
    const { characterId, postId } = name;
    await limits.acts(accountId);
    await this.get(member, name);
    const subject = await requireSubject(explore, member, { kind: 'character', id: characterId });
    await inTransaction(database, async (trx) => {
      const changed = likes
        ? await insertPostLike(trx, postId, accountId, clock.now())
        : await deletePostLike(trx, postId, accountId);
      if (!changed) return;
      await addToPost(trx, postId, 'like_count', likes ? 1 : -1);
      const deed = { ownerId: accountId, kind: 'favourite', target: { kind: 'post', id: postId } } as const;
      if (likes) await recordInteraction(trx, { ...deed, id: ids.next('int'), subject, at: clock.now() });
      else await forgetInteraction(trx, deed);
    });
    return this.get(member, name);
  }

  async find(reader: Reader, postIds: readonly string[]): Promise<Map<string, Post>> {
    const rows = await findPostsById(this.#deps.database.db, reader, postIds);
    const own = new Map<string, boolean>();
    for (const { character_id: characterId } of rows) {
      if (!own.has(characterId)) own.set(characterId, await this.#isCreator(reader, characterId));
    }
    const shown = this.#showPosts(rows, (row) => own.get(row.character_id) === true);
    return new Map(shown.map((post) => [post.postId, post]));
  }

  async count(characterId: string): Promise<number> {
    return countPosts(this.#deps.database.db, characterId);
  }

  async countComment(trx: Trx, postId: string, step: 1 | -1): Promise<void> {
    await addToPost(trx, postId, 'comment_count', step);
  }

  #showPosts(rows: readonly ShownPostRow[], isOwn: (row: ShownPostRow) => boolean): Post[] {
    const show = (row: ShownPostRow) => toPost(row, isOwn(row));
    return showRows(this.#deps.log, { table: 'posts', rows, idOf: (row) => row.post_id, show });
  }

  async #isCreator({ accountId }: Reader, characterId: string): Promise<boolean> {
    return (
      accountId !== undefined &&
      (await findCreator(this.#deps.database.db, { kind: 'character', id: characterId })) === accountId
    );
  }

  async #requireCreator(member: Member, characterId: string): Promise<void> {
    await requireCharacter(this.#deps.explore, member, characterId);
    if (await this.#isCreator(member, characterId)) return;
    throw new AppError('FORBIDDEN', 'Only the creator of a character posts as it');
  }
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such post');
}

function toPost(row: ShownPostRow, own: boolean): Post {
  return {
    postId: row.post_id,
    characterId: row.character_id,
    text: row.own_text ?? row.text,
    language: Locale.parse(row.own_locale ?? row.language),
    likeCount: row.like_count,
    commentCount: row.comment_count,
    liked: row.liker !== null,
    own,
    withheld: row.withheld_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
    editedAt: row.edited_at === null ? null : new Date(row.edited_at).toISOString(),
  };
}
