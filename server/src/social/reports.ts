import type { Logger } from 'pino';
import { z } from 'zod';
import { toClean } from '../chats/text.ts';
import type { ReportForm } from '../contract/validators.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { once } from '../idempotency/once.ts';
import type { Clock } from '../lib/clock.ts';
import type { PostName, Posts } from '../posts/posts.ts';
import type { CommentName, Comments } from './comments.ts';
import type { Member } from './reader.ts';
import type { ReportRow } from './tables.ts';

export interface ReportParts {
  database: Database;
  clock: Clock;
  log: Logger;
  comments: Comments;
  posts: Posts;
  limits: { acts: RateLimit };
}

/** What readers find should not be there. */
export class Reports {
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
  }

  /** @throws {AppError} NOT_FOUND, or CONFLICT when the account has reported it before. */
  async reportPost(member: Member, name: PostName, form: ReportForm): Promise<void> {
    await this.#parts.posts.get(member, name);
    await this.#file(member, 'reportPost', { kind: 'post', id: name.postId }, form);
  }

  /** @throws {AppError} NOT_FOUND, or CONFLICT when the account has reported it before. */
  async reportComment(member: Member, name: CommentName, form: ReportForm): Promise<void> {
    await this.#parts.comments.find(member, name);
    await this.#file(member, 'reportComment', { kind: 'comment', id: name.commentId }, form);
  }

  async #file(
    { accountId, key }: Member,
    operation: string,
    target: { kind: ReportRow['target_kind']; id: string },
    form: ReportForm,
  ): Promise<void> {
    const { clock, database, limits, log } = this.#parts;
    await limits.acts(accountId);
    const now = clock.now();
    const act = { ownerId: accountId, operation, key, input: { target, form }, now };
    await inTransaction(database, (trx, afterCommit) =>
      once(trx, act, z.null(), async () => {
        const filed = await trx
          .insertInto('reports')
          .values({
            target_kind: target.kind,
            target_id: target.id,
            account_id: accountId,
            reason: form.reason,
            note: toClean(form.note ?? '').trim(),
            created_at: now,
            decision_id: null,
          })
          .onConflict((conflict) => conflict.columns(['target_kind', 'target_id', 'account_id']).doNothing())
          .returning('target_id')
          .executeTakeFirst();
        if (filed === undefined) throw new AppError('CONFLICT', 'You have reported this before');
        afterCommit(() => log.warn({ ...target, reason: form.reason }, 'a report was filed'));
        return null;
      }),
    );
  }
}
