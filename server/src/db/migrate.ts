import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database, Queries } from './database.ts';
import { databaseStartError } from './start-failure.ts';
import { migrationsFor } from './migrations/index.ts';
import { retryTransient } from './transaction.ts';
import { probeWrites } from './write-probe.ts';

/**
 * Migrates the schema and verifies that the database is writable. Concurrent servers are safe: one transaction under
 * PostgreSQL's advisory lock or SQLite's write lock.
 *
 * @throws {StartError} when the database is damaged, read-only, away, or newer than this server.
 */
export async function migrate(database: Database): Promise<void> {
  const provider = { getMigrations: async () => migrationsFor(database.kind) };
  try {
    await retryTransient(() =>
      withPatience(database, async (db) => {
        const { error } = await new Migrator({ db, provider }).migrateToLatest();
        if (error !== undefined) throw error;
      }),
    );
    await probeWrites(database);
  } catch (error) {
    throw databaseStartError(error, database.place) ?? error;
  }
}

const MOST_PATIENCE = '10min';

/** PostgreSQL's time limits are for requests: another server's start, or an index of a big table, takes longer. */
async function withPatience(database: Database, work: (db: Queries) => Promise<void>): Promise<void> {
  if (database.kind !== 'postgres') return work(database.db);
  await database.db.connection().execute(async (db) => {
    await bePatient(db, 'session');
    try {
      await work(db);
    } finally {
      await sql`reset statement_timeout`.execute(db);
      await sql`reset lock_timeout`.execute(db);
    }
  });
}

/** Lets statements of PostgreSQL take as long as a start may need: in this transaction, or until they are reset. */
export async function bePatient(db: Queries, scope: 'session' | 'transaction'): Promise<void> {
  const isLocal = scope === 'transaction';
  await sql`select set_config('statement_timeout', ${MOST_PATIENCE}, ${isLocal}),
    set_config('lock_timeout', ${MOST_PATIENCE}, ${isLocal})`.execute(db);
}
