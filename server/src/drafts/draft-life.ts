import { z } from 'zod';
import type { Database, Queries, Trx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { Caller } from '../http/caller.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import { setDraftDeleted, undeleteDraft, type DraftTable } from './draft-life-store.ts';
import { noDraft, requireReached, requireRoomForDraft, UNDO_MS } from './draft-limits.ts';

/** What is stored of an answer: it names the draft, whose words are kept in one place alone. */
export const StoredDraftId = z.object({ draftId: z.string() });

export interface DraftKind<Row extends { revision: number }, Draft, Changes> {
  table: DraftTable;
  /** The operations that change and delete one: they name the acts of their idempotency keys. */
  operations: { update: string; delete: string };
  /** A draft of this owner; undefined for a deleted one. */
  find(db: Queries, ownerId: string, draftId: string): Promise<Row | undefined>;
  /** As `find`; until the end of the transaction no other one changes the draft. */
  lock(trx: Trx, ownerId: string, draftId: string): Promise<Row | undefined>;
  show(row: Row, db: Queries): Draft | Promise<Draft>;
  count(db: Queries, ownerId: string): Promise<number>;
  /** Whether what a deleted draft changes has another, open draft. */
  hasOther(db: Queries, ownerId: string, draftId: string): Promise<boolean>;
  /**
   * The columns that changes change, which are based on a revision; undefined where they change nothing.
   *
   * @throws {AppError} CONFLICT with `draftConflict`.
   */
  merge(
    row: Row,
    base: number,
    changes: Changes,
    db: Queries,
  ): Partial<Row> | undefined | Promise<Partial<Row> | undefined>;
  save(trx: Trx, draftId: string, columns: Partial<Row>, now: number): Promise<void>;
}

export class DraftLife<Row extends { revision: number }, Draft, Changes> {
  readonly #deps: { database: Database; clock: Clock };
  readonly #kind: DraftKind<Row, Draft, Changes>;

  constructor(deps: { database: Database; clock: Clock }, kind: DraftKind<Row, Draft, Changes>) {
    this.#deps = deps;
    this.#kind = kind;
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's draft. */
  async get(ownerId: string, draftId: string, db: Queries = this.#deps.database.db): Promise<Draft> {
    const row = await this.#kind.find(db, ownerId, draftId);
    if (row === undefined) throw noDraft();
    return this.#kind.show(row, db);
  }

  /**
   * Stores changes that are based on a revision. Repeated under its key, it stores nothing and answers the draft as it is.
   *
   * @param changes As they are stored.
   * @param sent As they were sent: they name the act.
   * @throws {AppError} NOT_FOUND; CONFLICT with `draftConflict` when one of these fields was changed since;
   *   VALIDATION_FAILED for a revision that the draft has not reached.
   */
  async update(
    { key, ownerId }: Caller,
    draftId: string,
    { base, changes, sent }: { base: number; changes: Changes; sent: unknown },
  ): Promise<Draft> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    const { operations } = this.#kind;
    const act = { ownerId, operation: operations.update, key, input: { draftId, base, changes: sent }, now };
    return inTransaction(database, async (trx) => {
      await runIdempotent(trx, act, StoredDraftId, async () => {
        const row = await this.#kind.lock(trx, ownerId, draftId);
        if (row === undefined) throw noDraft();
        requireReached(row, base);
        const columns = await this.#kind.merge(row, base, changes, trx);
        if (columns !== undefined) await this.#kind.save(trx, draftId, columns, now);
        return { draftId };
      });
      return this.get(ownerId, draftId, trx);
    });
  }

  /** @throws {AppError} NOT_FOUND alike for an unknown id and for another owner's draft. */
  async delete({ key, ownerId }: Caller, draftId: string): Promise<void> {
    const { clock, database } = this.#deps;
    const now = clock.now();
    const { operations, table } = this.#kind;
    const act = { ownerId, operation: operations.delete, key, input: { draftId }, now };
    await inTransaction(database, (trx) =>
      runIdempotent(trx, act, StoredDraftId, async () => {
        if (!(await setDraftDeleted(trx, table, { draftId, ownerId }, now))) throw noDraft();
        return { draftId };
      }),
    );
  }

  /**
   * Undoes `delete`; one that is not deleted stays as it is.
   *
   * @throws {AppError} NOT_FOUND, also when it was deleted too long ago; CONFLICT when there are too many, and when what
   *   it changes has another draft by now.
   */
  async restore({ isGuest, ownerId }: Caller & { isGuest: boolean }, draftId: string): Promise<Draft> {
    const { clock, database } = this.#deps;
    const kind = this.#kind;
    return inTransaction(database, async (trx) => {
      if ((await kind.find(trx, ownerId, draftId)) === undefined) {
        if (await kind.hasOther(trx, ownerId, draftId)) {
          throw new AppError('CONFLICT', 'There is another draft of it now: delete that one first');
        }
        const restored = await undeleteDraft(trx, kind.table, { draftId, ownerId }, clock.now() - UNDO_MS);
        if (!restored) throw noDraft();
        requireRoomForDraft((await kind.count(trx, ownerId)) - 1, isGuest);
      }
      return this.get(ownerId, draftId, trx);
    });
  }
}
