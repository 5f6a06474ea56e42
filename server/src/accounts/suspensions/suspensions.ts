import { operations, type OperationId } from '../../contract/operations.ts';
import type { Suspension } from '../../contract/validators.ts';
import type { Database, Queries, Trx } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { isOpenToSuspended } from './open-operations.ts';
import { deleteSuspension, findSuspended, findSuspension, setSuspension } from './suspension-store.ts';

/** Accounts that may not write until their suspension ends. */
export class Suspensions {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor({ clock, database }: { clock: Clock; database: Database }) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Null while the account may write. */
  async find(accountId: string, db: Queries = this.#database.db): Promise<Suspension | null> {
    const row = await findSuspension(db, accountId, this.#clock.now());
    return row === undefined ? null : { until: new Date(row.until).toISOString(), reason: row.reason };
  }

  async suspended(db: Queries, accountIds: readonly string[]): Promise<Set<string>> {
    return findSuspended(db, accountIds, this.#clock.now());
  }

  /** @param until Epoch ms. */
  async suspend(trx: Trx, accountId: string, { reason, until }: { reason: string; until: number }): Promise<void> {
    await setSuspension(trx, { account_id: accountId, until, reason, suspended_at: this.#clock.now() });
  }

  /** Throws CONFLICT without a suspension. */
  async lift(trx: Trx, accountId: string): Promise<void> {
    if (await deleteSuspension(trx, accountId, this.#clock.now())) return;
    throw new AppError('CONFLICT', `${accountId} is not suspended`);
  }

  /** Throws ACCOUNT_SUSPENDED for an operation that changes something, unless it is open to suspended accounts. */
  async requireMayCall(id: OperationId, accountId: string | undefined): Promise<void> {
    if (accountId === undefined || operations[id].method === 'get' || isOpenToSuspended(id)) return;
    const suspension = await this.find(accountId);
    if (suspension === null) return;
    throw new AppError('ACCOUNT_SUSPENDED', `This account is suspended until ${suspension.until}`);
  }
}
