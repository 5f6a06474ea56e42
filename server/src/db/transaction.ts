import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Queries, Trx } from './database.ts';
import { isTransient } from './db-errors.ts';

const ATTEMPTS = 6;
const FIRST_DELAY_MS = 5;

/** Registers an effect (a notification, a log line) that must not happen unless the transaction commits. */
export type AfterCommit = (effect: () => void | Promise<void>) => void;

/**
 * Runs `work` in one transaction and commits it, or rolls everything back when it throws. When the database was busy
 * or chose this transaction as the victim of a conflict, the whole of `work` runs again, a few times at most; so it
 * must read what it needs through `trx` and keep its effects for `afterCommit`.
 *
 * Inside `work` only `trx` may be used: the outer handle would wait for ever on SQLite and escape the transaction on
 * PostgreSQL.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (trx: Trx, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  let effects: (() => void | Promise<void>)[] = [];
  const result = await retryTransient(() => {
    effects = [];
    return database.db.transaction().execute((trx) => work(trx, (effect) => void effects.push(effect)));
  });
  for (const effect of effects) await effect();
  return result;
}

/**
 * As `inTransaction`, without waiting for the disk: after a power cut the last of these commits may be missing, together
 * and never in part; a crash of this process loses none. For what is worth less than the time that it takes to be safe,
 * such as words that a reader waits for.
 */
export async function inQuickTransaction<Result>(
  database: Database,
  work: (trx: Trx, afterCommit: AfterCommit) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'postgres') {
    return inTransaction(database, async (trx, afterCommit) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return work(trx, afterCommit);
    });
  }
  let effects: (() => void | Promise<void>)[] = [];
  const result = await retryTransient(() => {
    effects = [];
    return withoutSync(database, (db) =>
      db.transaction().execute((trx) => work(trx, (effect) => void effects.push(effect))),
    );
  });
  for (const effect of effects) await effect();
  return result;
}

/** No other transaction uses the one connection of the embedded database meanwhile. */
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

/** Runs `work` again while it fails for a passing reason (see `isTransient`), waiting a little longer each time. */
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
