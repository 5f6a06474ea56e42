import type { Logger } from 'pino';
import { z } from 'zod';
import type { Caller } from '../http/caller.ts';
import { toClean } from '../lib/plain-text.ts';
import type { ReportForm } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Explore } from '../explore/explore.ts';
import type { RateLimit } from '../rate-limits/memory-limit.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { PostName, Posts } from '../posts/posts.ts';
import { requireProposal } from '../proposals/require-proposal.ts';
import { optionsOf } from '../proposals/show-proposal.ts';
import type { Collections } from './collections/collections.ts';
import type { CommentName, Comments } from './comments.ts';
import type { Visitor } from '../http/reader.ts';
import type { SubjectName } from '../explore/subjects.ts';
import { insertReport } from './report-store.ts';
import type { ReportRow } from './tables.ts';

const MOST_EXCERPT = 20_000;

export interface ReportDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  explore: Explore;
  comments: Comments;
  collections: Pick<Collections, 'find'>;
  posts: Posts;
  /** A reply in the caller's chat. Throws NOT_FOUND. */
  findReply: (caller: Caller, chatId: string, messageId: string) => Promise<string>;
  /** Others' words in the caller's room. Throws NOT_FOUND. */
  findRoomWords: (caller: Caller, roomId: string, messageId: string) => Promise<string>;
  limits: { acts: RateLimit; guestReports: RateLimit };
}

interface Target {
  kind: ReportRow['target_kind'];
  id: string;
  on: string;
  excerpt: string;
}

export class Reports {
  readonly #deps: ReportDeps;

  constructor(deps: ReportDeps) {
    this.#deps = deps;
  }

  /** Each report throws NOT_FOUND, or CONFLICT when reported before. */
  async reportPost(visitor: Visitor, name: PostName, form: ReportForm): Promise<void> {
    const { text } = await this.#deps.posts.get(visitor, name);
    const on = `character ${name.characterId}`;
    await this.#file(visitor, { kind: 'post', id: name.postId, on, excerpt: text }, form);
  }

  async reportComment(visitor: Visitor, name: CommentName, form: ReportForm): Promise<void> {
    const { text } = await this.#deps.comments.find(visitor, name);
    const on = `${name.on.kind} ${name.on.id}`;
    await this.#file(visitor, { kind: 'comment', id: name.commentId, on, excerpt: text }, form);
  }

  async reportSubject(visitor: Visitor, name: SubjectName, form: ReportForm): Promise<void> {
    const excerpt = (await this.#wordsOf(visitor, name)).join('\n\n').slice(0, MOST_EXCERPT);
    await this.#file(visitor, { ...name, on: 'its own page', excerpt }, form);
  }

  /** @param key The id of the collection, or its link. */
  async reportCollection(visitor: Visitor, key: string, form: ReportForm): Promise<void> {
    const { collection_id: id, description, name } = await this.#deps.collections.find(visitor, key);
    const excerpt = [name, description].filter((words) => words !== '').join('\n\n');
    await this.#file(visitor, { kind: 'collection', id, on: 'its own page', excerpt }, form);
  }

  async reportProposal(visitor: Visitor, proposalId: string, form: ReportForm): Promise<void> {
    const row = await requireProposal(this.#deps.database.db, visitor.accountId, proposalId);
    const excerpt = [row.title, row.body, ...optionsOf(row)].join('\n\n');
    await this.#file(visitor, { kind: 'proposal', id: proposalId, on: 'its own page', excerpt }, form);
  }

  async reportReply(visitor: Visitor, chatId: string, messageId: string, form: ReportForm): Promise<void> {
    const excerpt = await this.#deps.findReply(visitor, chatId, messageId);
    await this.#file(visitor, { kind: 'message', id: messageId, on: `chat ${chatId}`, excerpt }, form);
  }

  async reportRoomMessage(visitor: Visitor, roomId: string, messageId: string, form: ReportForm): Promise<void> {
    const excerpt = await this.#deps.findRoomWords(visitor, roomId, messageId);
    await this.#file(visitor, { kind: 'message', id: messageId, on: `room ${roomId}`, excerpt }, form);
  }

  async #wordsOf({ view }: Visitor, { id, kind }: SubjectName): Promise<string[]> {
    const { explore } = this.#deps;
    if (kind === 'character') {
      const { about, greeting, name, scenario, tagline } = await explore.getCharacter(view, id);
      return [name, tagline, about, scenario, greeting];
    }
    const { opening, synopsis, tagline, title } = await explore.getStory(view, id);
    return [title, tagline, synopsis, opening];
  }

  async #file({ accountId, key, network, ownerId }: Visitor, target: Target, form: ReportForm): Promise<void> {
    const { clock, database, limits, log } = this.#deps;
    const { excerpt, id, kind, on } = target;
    await limits.acts(ownerId);
    // Guests get new devices freely, so their address counts.
    if (accountId === undefined && network !== undefined) await limits.guestReports(network);
    const now = clock.now();
    const act = { ownerId, operation: 'report', key, input: { kind, id, form }, now };
    await inTransaction(database, (trx, afterCommit) =>
      runIdempotent(trx, act, z.null(), async () => {
        const filed = await insertReport(trx, {
          target_kind: kind,
          target_id: id,
          reporter_id: ownerId,
          reason: form.reason,
          note: toClean(form.note ?? '').trim(),
          found_on: on,
          excerpt,
          created_at: now,
          decision_id: null,
        });
        if (!filed) throw new AppError('CONFLICT', 'You have already reported this');
        afterCommit(() => log.warn({ kind, id, reason: form.reason }, 'report filed'));
        return null;
      }),
    );
  }
}
