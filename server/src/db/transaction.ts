import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queries, Trx } from './database.ts';
import { isTransient } from './db-errors.ts';

const ATTEMPTS = 6;
const FIRST_DELAY_MS = 5;

type Effect = () => void | Promise<void>;
export type AfterCommit = (effect: Effect) => void;

const effectsOf = new WeakMap<Trx, Effect[]>();

/** Keeps `effect` until the transaction of `inTransaction` or `inQuickTransaction` is committed; a rollback drops it. */
export function afterCommit(trx: Trx, effect: Effect): void {
  const effects = effectsOf.get(trx);
  if (effects === undefined) throw new Error('No transaction that runs effects after its commit');
  effects.push(effect);
}

/**
 * Runs `work` in one transaction; rolls back when it throws. A busy database or a conflict runs all of `work` again, a
 * few times at most: it must read through `trx` and keep effects for `afterCommit`.
 *
 * Only `trx` may be used inside: the outer handle deadlocks on SQLite and escapes the transaction on PostgreSQL.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (trx: Trx, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  return withEffects((run) => retryTransient(() => database.db.transaction().execute(run)), work);
}

/**
 * `inTransaction` without waiting for the disk: a power cut may lose the last commits, each as a whole; a crash of the
 * process loses none. For what is worth less than the wait, such as streamed text.
 */
export async function inQuickTransaction<Result>(
  database: Database,
  work: (trx: Trx, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'postgres') {
    return inTransaction(database, async (trx, keep) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return work(trx, keep);
    });
  }
  return withEffects((run) => retryTransient(() => withoutSync(database, (db) => db.transaction().execute(run))), work);
}

/** Only the effects of the attempt that was committed run. */
async function withEffects<Result>(
  commit: (run: (trx: Trx) => Promise<Result>) => Promise<Result>,
  work: (trx: Trx, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  let effects: Effect[] = [];
  const result = await commit((trx) => {
    effects = [];
    effectsOf.set(trx, effects);
    return work(trx, (effect) => void effects.push(effect));
  });
  for (const effect of effects) await effect();
  return result;
}

/** The embedded database's one connection is free meanwhile. */
async function withoutSync<Result>({ db }: Database, run: (db: Queries) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await run(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

export async function retryTransient<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isTransient(error)) throw error;
      await delay(FIRST_DELAY_MS * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
